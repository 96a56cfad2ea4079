/**
 * Pairs of common words that one phoneme tells apart, by the two phonemes that Chinese speakers confuse: ours alone. A test compares them with
 * the dictionary's phonetics.
 */
import * as z from 'zod/mini'
import authored from './authored/minimal-pairs.json' with { type: 'json' }
import { enText } from './texts.ts'

const accents = ['us', 'uk'] as const

const contrast = z.strictObject({
  /** In ARPAbet: 'TH' and 'S'. */
  sounds: z.tuple([enText, enText]),
  /** Accents that tell the words of these pairs apart by this phoneme alone; both where it is left out. The trainer never asks them in another accent. */
  accents: z._default(z.array(z.enum(accents)).check(z.minLength(1)), [...accents]),
  /** Accents whose built-in voice says the words of these pairs alike: there nobody is asked which of them was heard. */
  unheardIn: z._default(z.array(z.enum(accents)), []),
  /** The first word of each has the first phoneme. */
  pairs: z.array(z.tuple([enText, enText])).check(z.minLength(2)),
})

/** All contrasts. Throws when the file breaks the shape. */
export const minimalPairContrasts: readonly z.infer<typeof contrast>[] = z.parse(z.array(contrast), authored)
