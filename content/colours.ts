/**
 * Every colour of the site, its icons, cards, pictures and mails. Style sheets read them as custom
 * properties: `wheatHover` is `--wheat-hover`.
 */
export const colours = {
  wheat: '#ffc825',
  wheatHover: '#f7bc0c',
  ink: '#12180f',
  inkHover: '#2b3426',
  mutedOnInk: '#d6dacf',
  pine: '#00573a',
  paper: '#ffffff',
  muted: '#535b50',
  tint: '#fff1c2',
  line: '#d9dcd2',
  hover: '#f4f5f0',
  brick: '#a32a17',
} as const;
