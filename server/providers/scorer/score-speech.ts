/** From a recording to its score, with an engine at hand. */
import type { Engine } from './engine.ts'
import { gradeSpeech, gradeWord } from './grade.ts'
import type { SpeechRecording, SpeechScore } from './index.ts'
import { targetPhones } from './phones.ts'
import { recogniseWords, type HeardWord } from './recognise.ts'
import { findStress, type Stress } from './stress.ts'

/** Digital silence upsets the engine, and it wants some quiet before and after: 0.15 s. */
const QUIET = 2400
const DITHER = 4

/** Throws UnknownPhonemeError. */
export function scoreSpeech(engine: Engine, { samples, words }: SpeechRecording): SpeechScore {
  const quiet = withQuiet(samples)
  const targets = words.map(({ phonemes }) => phonemes.map(targetPhones))
  const heard = recogniseWords(engine, targets, quiet)
  return gradeSpeech(
    words.map((word, index) => {
      const each = heard[index] ?? { candidate: null, certain: [] }
      return gradeWord(word, each, words.length === 1 ? stressOf(engine, each, quiet) : null)
    }),
  )
}

function stressOf(engine: Engine, { candidate }: HeardWord, samples: Int16Array): Stress | null {
  if (!candidate?.target || candidate.target.filter(({ isSyllabic }) => isSyllabic).length < 2) return null
  const { phones, target } = candidate
  engine.addWords(new Map(phones.map((phone) => [phone, phone])))
  const chain = phones.map((word, index) => ({ from: index, to: index + 1, word, penalty: 0 }))
  const segments = engine.decode({ states: phones.length + 1, transitions: chain }, samples)
  return findStress(
    target,
    segments.filter(({ word }) => /^[A-Z]/.test(word)),
    samples,
  )
}

/** The same recording always gets the same noise, and so the same score. */
function withQuiet(samples: Int16Array): Int16Array {
  const result = new Int16Array(samples.length + 2 * QUIET)
  let state = 12_345
  for (let index = 0; index < result.length; index++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    const noise = ((state >> 16) % (2 * DITHER + 1)) - DITHER
    result[index] = Math.max(-32_768, Math.min(32_767, (samples[index - QUIET] ?? 0) + noise))
  }
  return result
}
