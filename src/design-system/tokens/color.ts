/** Names of the display modes; each is an MUI colour scheme and the class on the root element. */
export type SchemeName = 'light' | 'eye-protection'

/** Every colour of one display mode. Contrast figures are proved in contrast.test.ts. */
export interface SchemeColors {
  /** The page. */
  ground: string
  /** Cards and sheets; also the text on `act`. */
  paper: string
  ink: string
  soft: string
  /** Hairlines that carry no meaning. */
  line: string
  /** Borders of controls: 3:1 and more. */
  edge: string
  /** The one action of a screen, links, focus, progress. */
  act: string
  actHover: string
  rewardFill: string
  rewardText: string
  info: string
  error: string
  warning: string
  /** Quiet grounds behind text: every text colour reads on them. */
  tint: { act: string; reward: string; error: string; info: string; neutral: string }
  /** Round grounds behind pictures; only ink and soft are written on them. */
  patch: Record<PictureTint, string>
}

/** Grounds of pictures, one for each family of categories. */
export type PictureTint = 'leaf' | 'sky' | 'sun' | 'berry' | 'clay' | 'plum'

export const colors: Record<SchemeName, SchemeColors> = {
  light: {
    ground: '#FAF9F4',
    paper: '#FFFFFF',
    ink: '#1D2A23',
    soft: '#55645B',
    line: '#DFE3DA',
    edge: '#55645B',
    act: '#1B7A4B',
    actHover: '#14603A',
    rewardFill: '#F0A32E',
    rewardText: '#8F5200',
    info: '#1E6BA8',
    error: '#B3261E',
    warning: '#8F5200',
    tint: { act: '#E6F2E9', reward: '#FFF1D6', error: '#FCEBE8', info: '#E8F1F9', neutral: '#F1F2EC' },
    patch: {
      leaf: '#DDEFD9',
      sky: '#D8EAF5',
      sun: '#FBEBC4',
      berry: '#F8DDE2',
      clay: '#F3E0D0',
      plum: '#E7E0F4',
    },
  },
  'eye-protection': {
    ground: '#C7EDCC',
    paper: '#DDF2DB',
    ink: '#1A2A20',
    soft: '#3B5343',
    line: '#A6CFAB',
    edge: '#3B5343',
    act: '#145C38',
    actHover: '#0F4A2D',
    rewardFill: '#D98A1B',
    rewardText: '#7A4300',
    info: '#17527F',
    error: '#9A1B16',
    warning: '#7A4300',
    tint: { act: '#BFE3C3', reward: '#E6E6BE', error: '#E6D9C8', info: '#C6E2DA', neutral: '#CFEACF' },
    patch: {
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
