/** A scorer for tests, which hears what it is told. */
import type { PhonemeScore, Score, Scorer, SpeechRecording } from '../../server/providers/scorer/index.ts'

type Heard = 'right' | 'unclear' | 'replaced' | 'another word' | Exclude<Score['outcome'], 'scored'>

/** What a scorer says of one word of two phonemes. */
function scoreOf(heard: Heard, text = 'word'): Score {
  if (heard === 'silent' || heard === 'no_speech' || heard === 'too_loud' || heard === 'too_long')
    return { outcome: heard }
  const isRightWord = heard !== 'another word'
  const state = heard === 'unclear' || heard === 'replaced' ? heard : 'good'
  const phonemes: PhonemeScore[] = [
    { phoneme: 'W', ipa: 'w', state: 'good' },
    { phoneme: 'IH', ipa: 'ɪ', state, ...(state === 'replaced' && { heard: 'IY' }) },
  ]
  const word = { text, overall: isRightWord ? 90.4 : 0, isRightWord, phonemes: isRightWord ? phonemes : [] }
  return { outcome: 'scored', overall: word.overall, isRightWord, words: [word] }
}

export interface ToldScorer extends Scorer {
  /** What it hears from now on, or how it fails. */
  hear(next: Heard | Error): void
  readonly given: SpeechRecording[]
}

export function toldScorer(): ToldScorer {
  let next: Heard | Error = 'right'
  const given: SpeechRecording[] = []
  return {
    given,
    hear: (heard) => void (next = heard),
    score(recording) {
      given.push(recording)
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(scoreOf(next, recording.words[0]?.text))
    },
    close: () => Promise.resolve(),
  }
}
