/** The display modes; each is an MUI colour scheme and the class on the root element. */
export const displayModes = ['light', 'eye-protection', 'dark'] as const

export type DisplayMode = (typeof displayModes)[number]

/** Every colour of one display mode. Contrast figures are proved in contrast.test.ts. */
export interface SchemeColors {
  /** In what light MUI and the browser draw their own parts: scrollbars, date fields. */
  mode: 'light' | 'dark'
  /** The page. */
  background: string
  /** Cards and sheets. */
  surface: string
  text: string
  textMuted: string
  /** Hairlines that carry no meaning. */
  divider: string
  /** What a chosen segment lies on; `surface` is lighter in every mode, so that the segment is raised. */
  track: string
  /** Borders of controls: 3:1 and more. */
  border: string
  /** The one action of a screen, links, focus, progress. */
  primary: string
  primaryHover: string
  /** Text on `primary`, `error` and the other strong colours. */
  contrastText: string
  rewardFill: string
  rewardText: string
  info: string
  error: string
  warning: string
  /** Quiet backgrounds of text: every text colour reads on them. */
  tint: { primary: string; reward: string; error: string; info: string; neutral: string }
  /** Round backgrounds of pictures; only text and textMuted are written on them. */
  pictureTint: Record<PictureTint, string>
  /** What plants are drawn in. Their foliage is 3:1 and more on the page, on cards and on the sky and leaf tints. */
  plant: Record<PlantTone, string>
  /** Bands behind the head of a screen; text and textMuted are written on them, and controls keep the grounds they have. */
  landscape: Record<Landscape, string>
  /** Soft, never heavy: most surfaces carry a line and no shadow. Components read `shadow` of shape.ts. */
  shadow: Record<Elevation, string>
  /** The veil behind overlays. */
  scrim: string
}

/** Backgrounds of pictures, one for each family of categories. */
export type PictureTint = 'leaf' | 'sky' | 'sun' | 'berry' | 'clay' | 'plum'

/** Foliage by the chance of recall (lush, fading, thirsty), stems, and the ground that plants grow in. */
export type PlantTone = 'lush' | 'fading' | 'thirsty' | 'trunk' | 'soil'

/** What a screen is about: challenges, notes, courses, the learner, reviews. */
export type Landscape = 'sky' | 'soil' | 'blossom' | 'sun' | 'dew'

/** How far a surface is above the page: a card on it, what floats over it, a dialog or sheet. */
export type Elevation = 'card' | 'raised' | 'sheet'

/** On pale pages a shadow is a breath of the text colour. */
const paleShadow: SchemeColors['shadow'] = {
  card: '0 1px 2px rgb(29 42 35 / 0.04), 0 4px 16px rgb(29 42 35 / 0.05)',
  raised: '0 2px 4px rgb(29 42 35 / 0.05), 0 10px 28px rgb(29 42 35 / 0.09)',
  sheet: '0 4px 8px rgb(29 42 35 / 0.06), 0 20px 56px rgb(29 42 35 / 0.18)',
}

export const colors: Record<DisplayMode, SchemeColors> = {
  light: {
    mode: 'light',
    background: '#FAF9F4',
    surface: '#FFFFFF',
    text: '#1D2A23',
    textMuted: '#55645B',
    divider: '#DFE3DA',
    track: '#DFE3DA',
    border: '#55645B',
    primary: '#1B7A4B',
    primaryHover: '#14603A',
    contrastText: '#FFFFFF',
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
    plant: { lush: '#1B7A4B', fading: '#4F8040', thirsty: '#976C15', trunk: '#7A5A3C', soil: '#E4D2B7' },
    landscape: { sky: '#DDEBF5', soil: '#EAD9C3', blossom: '#F8E1E4', sun: '#FDEFC8', dew: '#DCEFEA' },
    shadow: paleShadow,
    scrim: 'rgb(16 26 20 / 0.5)',
  },
  'eye-protection': {
    mode: 'light',
    background: '#C7EDCC',
    surface: '#E6F5E2',
    text: '#1A2A20',
    textMuted: '#3B5343',
    divider: '#A6CFAB',
    track: '#A6CFAB',
    border: '#3B5343',
    primary: '#145C38',
    primaryHover: '#0F4A2D',
    contrastText: '#E6F5E2',
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
    plant: { lush: '#145C38', fading: '#3E6B2F', thirsty: '#7A5410', trunk: '#5F4326', soil: '#CFD0A4' },
    // Those of light at 60 % over the page.
    landscape: { sky: '#D4ECE5', soil: '#DCE1C7', blossom: '#E4E6DA', sun: '#E7EECA', dew: '#D4EEDE' },
    shadow: paleShadow,
    scrim: 'rgb(16 26 20 / 0.5)',
  },
  dark: {
    mode: 'dark',
    background: '#101813',
    surface: '#18231C',
    text: '#E6EFE7',
    textMuted: '#A9BBAE',
    divider: '#2A3830',
    track: '#060B08',
    border: '#8FA596',
    primary: '#6FD3A0',
    primaryHover: '#8FE0B6',
    contrastText: '#0B1F15',
    rewardFill: '#F0A32E',
    rewardText: '#FFC56B',
    info: '#8CC4F0',
    error: '#FF9A90',
    warning: '#FFC56B',
    tint: { primary: '#1B3427', reward: '#362B14', error: '#3D2421', info: '#1A3041', neutral: '#212D25' },
    pictureTint: {
      leaf: '#2A4732',
      sky: '#264251',
      sun: '#4A4022',
      berry: '#4D323A',
      clay: '#4A3829',
      plum: '#3D3853',
    },
    plant: { lush: '#6FD3A0', fading: '#A3C97A', thirsty: '#E0B457', trunk: '#B08D68', soil: '#33291C' },
    // Those of light at 18 % over the page.
    landscape: { sky: '#353E3C', soil: '#373B33', blossom: '#3A3C39', sun: '#3B3F34', dew: '#353F3A' },
    // A shadow on a dark page has to be deep to be seen at all; the line around what floats carries the rest.
    shadow: {
      card: '0 1px 2px rgb(0 0 0 / 0.3), 0 4px 16px rgb(0 0 0 / 0.2)',
      raised: '0 2px 4px rgb(0 0 0 / 0.35), 0 10px 28px rgb(0 0 0 / 0.4)',
      sheet: '0 4px 8px rgb(0 0 0 / 0.4), 0 20px 56px rgb(0 0 0 / 0.6)',
    },
    scrim: 'rgb(0 0 0 / 0.6)',
  },
}

/** A contrast mode of the system, whose colours replace ours: no background and no shadow of ours is drawn. */
export const forcedColors = '@media (forced-colors: active)'
