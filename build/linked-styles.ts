/** Style sheets that few visitors need: linked, so that the page does not carry their rules. */
export const linkedStyles = [
  { file: 'app/styles/print.css', media: 'print' },
  { file: 'app/styles/forced-colors.css', media: '(forced-colors: active)' },
] as const;
