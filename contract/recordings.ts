/** Recordings of a learner's own voice: a word or a sentence, kept as a file and scored where a scorer is there. */
import * as z from 'zod/mini'
import { endpoint } from './core.ts'
import { message } from './messages.ts'
import { ClientId, Cursor, Instant, SentInstant, text } from './patterns.ts'
import { RECORDING_BYTES, SENTENCE_CHARACTERS } from './recording-limits.ts'

/** `queued` waits for the scorer; `not_scored` has no score and gets none, since there is no scorer or it could not judge. */
export const RecordingState = z.enum(['queued', 'scored', 'not_scored'])
export type RecordingState = z.infer<typeof RecordingState>

/**
 * Why there is no score: nothing was heard, no speech was heard, it was too loud for the microphone, it is longer than a service takes, the sound of a word is not known, there is no
 * scorer, or it failed.
 */
export const ScoreFailure = z.enum([
  'silent',
  'no_speech',
  'too_loud',
  'too_long',
  'unknown_sound',
  'no_scorer',
  'failed',
])
export type ScoreFailure = z.infer<typeof ScoreFailure>

/** One phoneme that was to be said, in ARPABET without stress digit: 'TH'. */
const PhonemeScore = z.object({
  phoneme: z.string(),
  /** Its part of the printed phonetics: 'θ'. */
  ipa: z.optional(z.string()),
  /** `not_judged`: the scorer cannot tell this phoneme from others. */
  state: z.enum(['good', 'unclear', 'replaced', 'not_judged']),
  /** What was heard instead, where it is known. */
  heard: z.optional(z.string()),
})
export type PhonemeScore = z.infer<typeof PhonemeScore>

const score = {
  /** 0 to 100, approximate. */
  overall: z.int().check(z.minimum(0), z.maximum(100)),
  /** Whether it is what was to be said. The phonemes of another word are not judged. */
  right_word: z.boolean(),
  phonemes: z.array(PhonemeScore),
}

/** One word of what was to be said. */
const WordScore = z.object({
  text: z.string(),
  ...score,
  /**
   * Index in `phonemes` of the vowel that bears the main stress: as the dictionary has it, and as it was heard. Left out for a word of one
   * syllable, and where it could not be told.
   */
  stress: z.optional(z.object({ expected: z.int(), heard: z.int() })),
})
export type WordScore = z.infer<typeof WordScore>

/** The score of the whole; `phonemes` are those of its words, one after the other. */
export const Score = z.object({ ...score, words: z.array(WordScore) })
export type Score = z.infer<typeof Score>

export const Recording = z.object({
  id: z.string(),
  state: RecordingState,
  /** Present once it is scored. */
  score: z.optional(Score),
  /** Present when it is not scored. */
  reason: z.optional(ScoreFailure),
  kind: z.enum(['word', 'sentence']),
  /** What was to be said. */
  text: z.string(),
  /** Names an example sentence of the dictionary or a line of a scene, for its sound; null for a word and for the learner's own sentence. */
  sentence_id: z.nullable(z.string()),
  /** Length of the sound in milliseconds. */
  ms: z.int(),
  /** Size of the file. */
  bytes: z.int(),
  /** When it was said. */
  created_at: Instant,
})
export type Recording = z.infer<typeof Recording>

const RecordingId = z.strictObject({ id: z.uuid(message('recording_not_found')) })

export const saveRecording = endpoint({
  method: 'POST',
  path: '/api/recordings',
  access: 'user',
  limit: 'recordings',
  status: 201,
  summary:
    'Keeps a recording of at most 60 seconds, 16 kHz, mono, 16-bit PCM, of either a word or a sentence, and has it scored. The same id again is the same recording.',
  query: z.strictObject({
    /** A word of the dictionary or of the learner's notes. */
    word: z.optional(text(64).check(z.trim(), z.minLength(1, message('word_required')))),
    /** The id of an example sentence or of a line of a scene, or a sentence as it is. */
    sentence: z.optional(text(SENTENCE_CHARACTERS).check(z.trim(), z.minLength(1, message('field_invalid')))),
    /** Made by the client; the server makes one for who sends none. */
    id: z.optional(ClientId),
    /**
     * `later`: a take of at most 15 seconds. It is scored and its speech counts, but it is in no list, counts against no limit and is erased within hours,
     * unless it is kept.
     */
    keep: z.optional(z.enum(['later'], message('field_invalid'))),
    /**
     * When it was said, for what waited in a browser. It counts if it is no later than the arrival and at most 30 days before, else the arrival does.
     */
    at: z.optional(SentInstant),
  }),
  file: { types: ['audio/wav', 'audio/wave', 'audio/x-wav'], maxBytes: RECORDING_BYTES },
  response: Recording,
  errors: [
    'word_required',
    'word_invalid',
    'sentence_not_found',
    'recording_empty',
    'recording_format',
    'recording_broken',
    'recording_too_long',
    'recording_not_found',
    'vip_required',
    'limit_reached',
    'content_loading',
  ],
})

export const keepRecording = endpoint({
  method: 'POST',
  path: '/api/recordings/{id}/keep',
  access: 'user',
  limit: 'api',
  summary: 'Puts a take among the recordings, within two hours after it was sent. Again changes nothing.',
  params: RecordingId,
  response: Recording,
  errors: ['recording_not_found', 'vip_required', 'limit_reached'],
})

export const listRecordings = endpoint({
  method: 'GET',
  path: '/api/recordings',
  access: 'user',
  limit: 'api',
  summary: 'The learner’s recordings, the latest first.',
  query: z.strictObject({
    /** A part of what was to be said, in whatever case. */
    q: z.optional(text(64)),
    /** Recordings of exactly this word. */
    word: z.optional(text(64)),
    /** Said at this moment or later. */
    from: z.optional(SentInstant),
    /** Said before this moment. */
    to: z.optional(SentInstant),
    cursor: z.optional(Cursor),
  }),
  response: z.object({
    items: z.array(Recording),
    next: z.nullable(z.string()),
    /** How many the learner keeps, and how many they may. */
    kept: z.int(),
    limit: z.int(),
  }),
})

export const getRecording = endpoint({
  method: 'GET',
  path: '/api/recordings/{id}',
  access: 'user',
  limit: 'api',
  summary: 'One recording of the learner, with its score.',
  params: RecordingId,
  response: Recording,
  errors: ['recording_not_found'],
})

export const getRecordingAudio = endpoint({
  method: 'GET',
  path: '/api/recordings/{id}/audio',
  access: 'user',
  limit: 'api',
  summary: 'The sound of a recording of the learner, whole or the part that Range asks for.',
  params: RecordingId,
  response: { raw: 'audio/wav' },
  errors: ['recording_not_found', 'busy'],
})

export const deleteRecording = endpoint({
  method: 'DELETE',
  path: '/api/recordings/{id}',
  access: 'user',
  limit: 'api',
  status: 204,
  summary: 'Deletes a recording. Within ten minutes it can be taken back.',
  params: RecordingId,
  errors: ['recording_not_found'],
})

export const restoreRecording = endpoint({
  method: 'POST',
  path: '/api/recordings/{id}/restore',
  access: 'user',
  limit: 'api',
  summary: 'Takes back the deletion of a recording.',
  params: RecordingId,
  response: Recording,
  errors: ['recording_not_found', 'vip_required', 'limit_reached'],
})
