/** Style sheets that few visitors need: linked rather than in the page. */
export const linkedStyles = [
  { file: 'app/styles/no-script.css', media: '(scripting: none)' },
  { file: 'app/styles/print.css', media: 'print' },
  { file: 'app/styles/forced-colors.css', media: '(forced-colors: active)' },
] as const;
