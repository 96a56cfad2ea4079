/** Grades what the recogniser heard. */
import type { PhonemeScore, SpeechScore, TargetWord, WordScore } from './index.ts'
import type { HeardWord } from './recognise.ts'
import type { Stress } from './stress.ts'

/** What a phoneme is worth, of 100. */
const WORTH: Readonly<Record<PhonemeScore['state'], number>> = { good: 100, unclear: 60, replaced: 0 }
/** Of a word whose stress is on another syllable. */
const WRONG_STRESS = 10

export function gradeWord({ text }: Pick<TargetWord, 'text'>, heard: HeardWord, stress: Stress | null): WordScore {
  const { candidate, certain } = heard
  if (!candidate?.target) return { text, overall: 0, isRightWord: false, phonemes: [] }
  const phonemes = candidate.target.map(({ phone, ipa }, at): PhonemeScore => {
    const substitution = candidate.substitutions.find((each) => each.at === at)
    if (!substitution) return { phoneme: phone, ipa, state: 'good' }
    return {
      phoneme: phone,
      ipa,
      state: certain.some((each) => each.at === at) ? 'replaced' : 'unclear',
      heard: substitution.heard,
    }
  })
  const sum = phonemes.reduce((total, { state }) => total + WORTH[state], 0)
  const penalty = stress !== null && stress.heard !== stress.expected ? WRONG_STRESS : 0
  const overall = Math.max(0, Math.round(sum / Math.max(1, phonemes.length)) - penalty)
  return { text, overall, isRightWord: true, phonemes, ...(stress && { stress }) }
}

export function gradeSpeech(words: readonly WordScore[]): SpeechScore {
  const overall = Math.round(words.reduce((sum, word) => sum + word.overall, 0) / Math.max(1, words.length))
  const right = words.filter(({ isRightWord }) => isRightWord).length
  return { outcome: 'scored', overall, isRightWord: right > 0 && right * 2 >= words.length, words }
}
