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
  /** Not judged is what the scorer cannot tell from its neighbours, such as a weak vowel, or D from T. */
  readonly state: 'good' | 'unclear' | 'replaced' | 'not_judged'
  /** In ARPAbet: what was heard instead. Only of what is unclear or replaced, and not always known then. */
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

/**
 * Nothing can be scored: no sound, a sound that is no speech (noise, a tone), one that the microphone cut off at its loudest, or one that is longer than
 * what a service takes.
 */
export interface NoScore {
  readonly outcome: 'silent' | 'no_speech' | 'too_loud' | 'too_long'
}

export type Score = SpeechScore | NoScore

export interface Scorer {
  /** Throws ScorerError, and QueueFullError while too many recordings wait: the caller keeps the recording and tries later. */
  score(recording: SpeechRecording): Promise<Score>
  /** The phonemes that it can hear in place of one, in ARPAbet, none for one that it never calls wrong. Left out where it judges all against all. */
  readonly confusionsOf?: (phoneme: string) => readonly string[]
  /** Ends what is scored at this moment with a retryable ScorerError. */
  close(): Promise<void>
  /** How many recordings it scores at once; one when left out. */
  readonly concurrency?: number
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

/** The service refuses its key, address or region. It may take them once its operator has mended the settings. */
export class ScorerSettingsError extends ScorerError {
  override name = 'ScorerSettingsError'

  constructor(message: string) {
    super(message, true)
  }
}
