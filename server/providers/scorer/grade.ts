/** Grades what the recogniser heard. */
import { confusionsOf } from './confusions.ts'
import type { PhonemeScore, SpeechScore, TargetWord, WordScore } from './index.ts'
import type { HeardWord } from './recognise.ts'
import type { Stress } from './stress.ts'

/** What a phoneme is worth, of 100. What is not judged counts neither way. */
const WORTH: Readonly<Record<PhonemeScore['state'], number | null>> = {
  good: 100,
  unclear: 60,
  replaced: 0,
  not_judged: null,
}

export function gradeWord({ text }: Pick<TargetWord, 'text'>, heard: HeardWord, stress: Stress | null): WordScore {
  const { candidate, certain } = heard
  if (!candidate?.target) return { text, overall: 0, isRightWord: false, phonemes: [] }
  const phonemes = candidate.target.map((target, at): PhonemeScore => {
    const part = { phoneme: target.phone, ipa: target.ipa }
    const substitution = candidate.substitutions.find((each) => each.at === at)
    if (!substitution) return { ...part, state: confusionsOf(target).length > 0 ? 'good' : 'not_judged' }
    return {
      ...part,
      state: certain.some((each) => each.at === at) ? 'replaced' : 'unclear',
      heard: substitution.heard,
    }
  })
  const worths = phonemes.flatMap(({ state }) => WORTH[state] ?? [])
  const sum = worths.reduce((total, worth) => total + worth, 0)
  const overall = worths.length === 0 ? 100 : Math.round(sum / worths.length)
  return { text, overall, isRightWord: true, phonemes, ...(stress && { stress }) }
}

export function gradeSpeech(words: readonly WordScore[]): SpeechScore {
  const overall = Math.round(words.reduce((sum, word) => sum + word.overall, 0) / Math.max(1, words.length))
  const right = words.filter(({ isRightWord }) => isRightWord).length
  return { outcome: 'scored', overall, isRightWord: right > 0 && right * 2 >= words.length, words }
}
