import type { Elevation, SchemeColors } from '../color.ts'

/** What each colour is for, as the exported files say it. Storybook's page says the same in both languages. */
export const colorUses = {
  background: 'The page',
  surface: 'Cards and sheets',
  text: 'Text',
  textMuted: 'Secondary text',
  divider: 'Hairlines that carry no meaning',
  track: 'What a chosen segment lies on',
  border: 'Borders of controls',
  primary: 'The one action of a screen, links, focus, progress',
  primaryHover: 'The one action under the pointer',
  contrastText: 'Text on primary, error and the other strong colours',
  rewardFill: 'Stars and points, always with the outline in rewardText',
  rewardText: 'Text and outline of rewards',
  info: 'Something to know',
  error: 'Something failed',
  warning: 'Something to mind',
  scrim: 'The veil behind overlays',
  tint: 'Quiet backgrounds of text: every text colour reads on them',
  pictureTint: 'Round backgrounds of pictures; text and textMuted read on them',
  plant: 'Foliage by the chance of recall, stems, and the ground that plants grow in',
  landscape: 'Bands behind the head of a screen, by what it is about; text and textMuted read on them',
} satisfies Record<Exclude<keyof SchemeColors, 'mode' | 'shadow'>, string>

export const shadowUses = {
  card: 'A card on the page',
  raised: 'What floats over the page',
  sheet: 'A dialog or sheet',
} satisfies Record<Elevation, string>
