/** Pixels in one step of `theme.spacing`. */
export const spaceUnit = 4

/** Widths, heights and lengths that more than one component shares. */
export const size = {
  /** The smallest side of anything that is pressed. */
  touch: '44px',
  /** Height of text fields. */
  field: '48px',
  /** Content never grows wider than this. */
  content: '1120px',
  /** One column of a form. */
  form: '400px',
  /** A comfortable line of text: 45-75 letters, 20-38 characters. */
  text: '38rem',
  sidebar: '272px',
  /** The sidebar that shows its pictures only. */
  rail: '72px',
  /** A step of the guided tour. */
  tour: '380px',
  topBar: '56px',
  bottomBar: '64px',
  icon: '20px',
  iconSmall: '16px',
  iconLarge: '28px',
  hairline: '1px',
  /** Width of the focus ring and its distance from what it surrounds. */
  focusRing: '3px',
  focusGap: '2px',
} as const

/** The widest that a column becomes, by what it holds. */
export const measure = {
  /** One word, one card. */
  card: '26rem',
  /** One field and the button in it. */
  search: '30rem',
  /** Sentences that are read from the first to the last. */
  text: size.text,
  /** A form with one field in a line, settings. */
  form: '40rem',
  /** Messages and credits. */
  prose: '44rem',
  /** Questions with their answers. */
  play: '46rem',
  /** Cards with several facts in a line. */
  cards: '48rem',
} as const

/** Screen widths in px: `down('md')` is 768 and narrower, `down('lg')` is 1024 and narrower. */
export const breakpoints = { xs: 0, sm: 600, md: 769, lg: 1025, xl: 1280 } as const

/** Stacking order of what lies over the page. */
export const layer = { bar: 1100, overlay: 1200, dialog: 1300, toast: 1400, tour: 10_000 } as const
