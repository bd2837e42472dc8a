/** Every colour of the site, its icons, cards, images and emails, by the name of its custom property. */
export const colours = {
  '--wheat': '#ffc825',
  '--wheat-hover': '#f7bc0c',
  '--ink': '#12180f',
  '--ink-hover': '#2b3426',
  '--muted-on-ink': '#d6dacf',
  '--pine': '#00573a',
  '--paper': '#ffffff',
  '--muted': '#535b50',
  '--tint': '#fff1c2',
  '--border-color': '#d9dcd2',
  '--hover-background': '#f4f5f0',
  '--brick': '#a32a17',
} as const;
