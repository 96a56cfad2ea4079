/** Which phones learners put in the place of others, most of all speakers of Chinese, and how the recogniser tells them apart. */
import type { TargetPhone } from './phones.ts'

export interface Confusion {
  readonly heard: string
  /** In units of the engine's scores: how much better the wrong phone must fit than the right one. */
  readonly penalty: number
}

/**
 * For each pair the margin that three quarters of correctly said phones stay below, measured on three synthetic voices and pulled towards 100 where
 * few were measured, between 40 and 400. docs/pronunciation.md compares it with one margin for all. AA and AO, which many accents do not
 * keep apart, have a margin that was chosen.
 */
const PENALTIES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  TH: { S: 330, T: 130, F: 120 },
  DH: { D: 40, Z: 40 },
  V: { W: 40, F: 40 },
  W: { V: 40 },
  L: { R: 40, N: 40 },
  R: { L: 40, W: 40 },
  N: { L: 40, NG: 40 },
  NG: { N: 40 },
  S: { TH: 40, SH: 260 },
  Z: { S: 40 },
  SH: { S: 40 },
  ZH: { JH: 40, R: 40 },
  CH: { SH: 40 },
  JH: { CH: 40, Z: 40 },
  F: { HH: 40 },
  HH: { F: 40 },
  M: { N: 140 },
  IH: { IY: 40 },
  IY: { IH: 40 },
  EH: { AE: 40 },
  AE: { EH: 180 },
  AA: { AH: 40, AO: 200 },
  AH: { AA: 40 },
  AO: { OW: 40, AA: 200 },
  OW: { AO: 40 },
  UH: { UW: 40 },
  UW: { UH: 40 },
  EY: { EH: 40 },
  AY: { AA: 40 },
  AW: { AA: 40 },
}

/** The phones that the recogniser looks for in place of one. */
export const heardInsteadOf = (phone: string): string[] => Object.keys(PENALTIES[phone] ?? {})

/** What must be added to a penalty until a replaced phone is certain; before, it is unclear. */
export const REPLACED_MARGIN = 150

/** Weak vowels, and an r that may be left out, vary too much to be judged. */
export function confusionsOf({ phone, stress, accepted, isOptional }: TargetPhone): Confusion[] {
  if (stress === 0 || isOptional) return []
  return Object.entries(PENALTIES[phone] ?? {})
    .filter(([heard]) => !accepted.includes(heard))
    .map(([heard, penalty]) => ({ heard, penalty }))
}
