/** What the recogniser hears when any phone may follow any other: how well speech can fit at all in this voice, room and microphone. */
import { phonemeIpa } from '#rules/phonemes'
import type { Engine, Grammar, Segment } from './engine.ts'

const PHONES = Object.keys(phonemeIpa)

/** Words of the loop have names of their own: the engine keeps a word by its name. */
const nameOf = (phone: string) => `LOOP-${phone}`
const words = new Map(PHONES.map((phone) => [nameOf(phone), phone]))
const leadTo = (from: number) => PHONES.map((phone) => ({ from, to: 1, word: nameOf(phone), penalty: 0 }))
const grammar: Grammar = { states: 2, transitions: [...leadTo(0), ...leadTo(1)] }

/**
 * By how much each frame of a segment fits worse than the best phones there, in the engine's units, on average; below 0 when it fits better,
 * because phones between their neighbours are heard better than phones alone. Decodes when it is first asked.
 */
export function createPhoneLoop(engine: Engine, samples: Int16Array): (segment: Segment) => number {
  let scores: readonly number[] | null = null

  const decode = () => {
    engine.addWords(words)
    return engine
      .decode(grammar, samples)
      .flatMap(({ start, end, score }) => Array<number>(end - start + 1).fill(score / (end - start + 1)))
  }

  return ({ start, end, score }) => {
    scores ??= decode()
    const best = scores.slice(start, end + 1).reduce((sum, each) => sum + each, 0)
    return (best - score) / (end - start + 1)
  }
}
