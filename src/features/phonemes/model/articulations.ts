/** Where lips, tongue and soft palate are for each phoneme of American English. A sound that glides has a beginning and an end. */
import type { Lips, TonguePosition } from './mouth-shape.ts'
import type { PhonemeName } from './phoneme-words.ts'

export interface Posture {
  readonly tongue: TonguePosition
  readonly lips: Lips
}

interface Articulation {
  readonly start: Posture
  /** Of a glide. */
  readonly end?: Posture
  readonly isVoiced: boolean
  /** Where the air goes: `stopped` is held and let go, `sides` passes the tongue on both sides. */
  readonly flow: 'mouth' | 'nose' | 'stopped' | 'sides'
  /** The lips are seen from the front, too. */
  readonly hasFront?: true
}

const held = (tongue: TonguePosition, lips: Lips = 'neutral') => ({ start: { tongue, lips }, flow: 'stopped' }) as const
const open = (tongue: TonguePosition, lips: Lips = 'neutral') => ({ start: { tongue, lips }, flow: 'mouth' }) as const
const nasal = (tongue: TonguePosition, lips: Lips = 'neutral') =>
  ({ start: { tongue, lips }, flow: 'nose', isVoiced: true }) as const
const vowel = (tongue: TonguePosition, lips: Lips = 'neutral', end?: Posture): Articulation => ({
  ...open(tongue, lips),
  isVoiced: true,
  hasFront: true,
  ...(end && { end }),
})

const tongueAt = (body: TonguePosition['body'], tip: TonguePosition['tip'], jaw: number): TonguePosition => ({
  body,
  tip,
  jaw,
})

const rest = tongueAt([110, 82], [66, 98], 6)
const betweenTeeth = tongueAt([106, 78], [50, 84], 9)
const onRidge = tongueAt([104, 74], [65, 73], 4)
const nearRidge = tongueAt([102, 70], [66, 80], 2)
const behindRidge = tongueAt([98, 63], [73, 73], 3)
const onBackOfRidge = tongueAt([98, 63], [71, 70], 3)
const onVelum = tongueAt([132, 57], [76, 102], 7)
const sit = tongueAt([101, 64], [66, 95], 5)
const put = tongueAt([126, 70], [76, 98], 5)
const wide = tongueAt([112, 93], [68, 106], 17)

const bad = tongueAt([102, 86], [66, 104], 14)

export const articulations: Readonly<Record<PhonemeName, Articulation>> = {
  P: { ...held(rest, 'closed'), isVoiced: false },
  B: { ...held(rest, 'closed'), isVoiced: true },
  M: nasal(rest, 'closed'),
  F: { ...open(rest, 'teeth'), isVoiced: false },
  V: { ...open(rest, 'teeth'), isVoiced: true },
  TH: { ...open(betweenTeeth), isVoiced: false },
  DH: { ...open(betweenTeeth), isVoiced: true },
  T: { ...held(onRidge), isVoiced: false },
  D: { ...held(onRidge), isVoiced: true },
  N: nasal(onRidge),
  L: { ...open(tongueAt([118, 76], [65, 73], 6)), isVoiced: true, flow: 'sides' },
  S: { ...open(nearRidge), isVoiced: false },
  Z: { ...open(nearRidge), isVoiced: true },
  SH: { ...open(behindRidge, 'round'), isVoiced: false },
  ZH: { ...open(behindRidge, 'round'), isVoiced: true },
  CH: { ...held(onBackOfRidge, 'round'), isVoiced: false },
  JH: { ...held(onBackOfRidge, 'round'), isVoiced: true },
  K: { ...held(onVelum), isVoiced: false },
  G: { ...held(onVelum), isVoiced: true },
  NG: nasal(onVelum),
  // It has no place of its own but that of the next vowel: here that of its example, hat.
  HH: { ...open(bad, 'spread'), isVoiced: false },
  R: { ...open(tongueAt([112, 68], [84, 74], 5), 'round'), isVoiced: true },
  W: { ...open(tongueAt([129, 63], [80, 98], 2), 'round'), isVoiced: true, hasFront: true },
  Y: { ...open(tongueAt([97, 57], [65, 92], 3)), isVoiced: true },
  IY: vowel(tongueAt([97, 59], [65, 92], 3), 'spread'),
  IH: vowel(sit),
  EH: vowel(tongueAt([101, 75], [66, 98], 9)),
  AE: vowel(bad, 'spread'),
  AH: vowel(tongueAt([116, 85], [70, 102], 10)),
  schwa: vowel(tongueAt([112, 77], [68, 98], 6)),
  AA: vowel(tongueAt([126, 94], [72, 108], 18)),
  palm: vowel(tongueAt([128, 95], [71, 109], 18)),
  AO: vowel(tongueAt([130, 84], [78, 106], 13), 'round'),
  UH: vowel(put, 'round'),
  UW: vowel(tongueAt([129, 65], [80, 97], 2), 'round'),
  ER: vowel(tongueAt([110, 69], [82, 80], 5), 'round'),
  EY: vowel(tongueAt([100, 71], [66, 97], 8), 'spread', { tongue: sit, lips: 'neutral' }),
  AY: vowel(wide, 'neutral', { tongue: sit, lips: 'neutral' }),
  AW: vowel(wide, 'neutral', { tongue: put, lips: 'round' }),
  OY: vowel(tongueAt([130, 80], [78, 104], 11), 'round', { tongue: sit, lips: 'spread' }),
  OW: vowel(tongueAt([122, 77], [75, 102], 9), 'round', { tongue: put, lips: 'round' }),
}
