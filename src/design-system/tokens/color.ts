/** The display modes; each is an MUI colour scheme and the class on the root element. */
export const displayModes = ['light', 'eye-protection'] as const

export type DisplayMode = (typeof displayModes)[number]

/** Every colour of one display mode. Contrast figures are proved in contrast.test.ts. */
export interface SchemeColors {
  /** The page. */
  background: string
  /** Cards and sheets; also the text on `primary`. */
  surface: string
  text: string
  textMuted: string
  /** Hairlines that carry no meaning. */
  divider: string
  /** Borders of controls: 3:1 and more. */
  border: string
  /** The one action of a screen, links, focus, progress. */
  primary: string
  primaryHover: string
  rewardFill: string
  rewardText: string
  info: string
  error: string
  warning: string
  /** Quiet backgrounds of text: every text colour reads on them. */
  tint: { primary: string; reward: string; error: string; info: string; neutral: string }
  /** Round backgrounds of pictures; only text and textMuted are written on them. */
  pictureTint: Record<PictureTint, string>
}

/** Backgrounds of pictures, one for each family of categories. */
export type PictureTint = 'leaf' | 'sky' | 'sun' | 'berry' | 'clay' | 'plum'

export const colors: Record<DisplayMode, SchemeColors> = {
  light: {
    background: '#FAF9F4',
    surface: '#FFFFFF',
    text: '#1D2A23',
    textMuted: '#55645B',
    divider: '#DFE3DA',
    border: '#55645B',
    primary: '#1B7A4B',
    primaryHover: '#14603A',
    rewardFill: '#F0A32E',
    rewardText: '#8F5200',
    info: '#1E6BA8',
    error: '#B3261E',
    warning: '#8F5200',
    tint: { primary: '#E6F2E9', reward: '#FFF1D6', error: '#FCEBE8', info: '#E8F1F9', neutral: '#F1F2EC' },
    pictureTint: {
      leaf: '#DDEFD9',
      sky: '#D8EAF5',
      sun: '#FBEBC4',
      berry: '#F8DDE2',
      clay: '#F3E0D0',
      plum: '#E7E0F4',
    },
  },
  'eye-protection': {
    background: '#C7EDCC',
    surface: '#DDF2DB',
    text: '#1A2A20',
    textMuted: '#3B5343',
    divider: '#A6CFAB',
    border: '#3B5343',
    primary: '#145C38',
    primaryHover: '#0F4A2D',
    rewardFill: '#D98A1B',
    rewardText: '#7A4300',
    info: '#17527F',
    error: '#9A1B16',
    warning: '#7A4300',
    tint: { primary: '#BFE3C3', reward: '#E6E6BE', error: '#E6D9C8', info: '#C6E2DA', neutral: '#CFEACF' },
    pictureTint: {
      leaf: '#B9DFB9',
      sky: '#B9DEDC',
      sun: '#DFE3B0',
      berry: '#E0D6C6',
      clay: '#D8DCBB',
      plum: '#CDD9D3',
    },
  },
}

/** The veil behind overlays, the same in both modes. */
export const scrim = 'rgb(16 26 20 / 0.5)'
