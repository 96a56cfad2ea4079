/** Scores how a learner says words, phoneme by phoneme: an approximate judgement. */

export interface TargetWord {
  readonly text: string
  /** Printed phonetics without slashes of every pronunciation that is right: UK and US, strong and weak. At least one. */
  readonly phonemes: readonly string[]
}

export interface SpeechRecording {
  /** One channel at 16 kHz, at most 60 seconds. */
  readonly samples: Int16Array
  /** What was to be said, in order: one word, or those of a sentence. */
  readonly words: readonly TargetWord[]
}

export interface PhonemeScore {
  /** In ARPAbet without stress: 'TH'. */
  readonly phoneme: string
  /** Its part of the printed phonetics: 'θ'. */
  readonly ipa: string
  readonly state: 'good' | 'unclear' | 'replaced'
  /** In ARPAbet: what was heard instead. Only where the state is not good, and not always known then. */
  readonly heard?: string
}

export interface WordScore {
  readonly text: string
  /** 0 to 100. */
  readonly overall: number
  /** Whether this word was said. If not, its phonemes are empty. */
  readonly isRightWord: boolean
  /** Those of the pronunciation that comes closest to what was heard. */
  readonly phonemes: readonly PhonemeScore[]
  /** Indices in `phonemes` of the vowel that is to bear the main stress and of the one that does. Left out where it cannot be told. */
  readonly stress?: { readonly expected: number; readonly heard: number }
}

export interface SpeechScore {
  readonly outcome: 'scored'
  /** 0 to 100, the mean of the words. */
  readonly overall: number
  /** Whether at least half of the words were said. */
  readonly isRightWord: boolean
  readonly words: readonly WordScore[]
}

/** Nothing can be scored: no sound, a sound that is no speech (noise, a tone), or one that the microphone cut off at its loudest. */
export interface NoSpeech {
  readonly outcome: 'silent' | 'no_speech' | 'too_loud'
}

export type Score = SpeechScore | NoSpeech

export interface Scorer {
  /** Throws ScorerError, and QueueFullError while too many recordings wait: the caller keeps the recording and tries later. */
  score(recording: SpeechRecording): Promise<Score>
  close(): Promise<void>
}

/** A recording got no score. */
export class ScorerError extends Error {
  override name = 'ScorerError'
  /** Whether a later try may succeed. */
  readonly isRetryable: boolean

  constructor(message: string, isRetryable: boolean, options?: ErrorOptions) {
    super(message, options)
    this.isRetryable = isRetryable
  }
}
