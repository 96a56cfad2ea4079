/** The answer of a pronunciation assessment, in the form of Azure's REST interface for short audio, as a score. */
import * as z from 'zod/mini'
import { gradeSpeech } from './grade.ts'
import { ScorerError, type NoScore, type PhonemeScore, type Score, type TargetWord, type WordScore } from './index.ts'
import { targetPhones } from './phones.ts'

/** From this accuracy on, of 100, a phoneme is good; below the second it is replaced, if another was heard. */
const GOOD = 80
const UNCLEAR = 60
/** A word of less accuracy was not said. */
const RIGHT_WORD = 40

/** Scores stand beside the name, or in an object of their own, as the SDK has them. */
const accuracy = {
  AccuracyScore: z.optional(z.number()),
  PronunciationAssessment: z.optional(
    z.object({
      AccuracyScore: z.optional(z.number()),
      ErrorType: z.optional(z.string()),
      NBestPhonemes: z.optional(z.array(z.object({ Phoneme: z.optional(z.string()) }))),
    }),
  ),
}
const Phoneme = z.object({
  /** Missing, or empty, in languages whose phonemes the service does not name, such as en-GB: their words are scored all the same. */
  Phoneme: z.optional(z.string()),
  NBestPhonemes: z.optional(z.array(z.object({ Phoneme: z.optional(z.string()) }))),
  ...accuracy,
})
const Word = z.object({ ErrorType: z.optional(z.string()), Phonemes: z.optional(z.array(Phoneme)), ...accuracy })
const Answer = z.object({
  RecognitionStatus: z.string(),
  NBest: z.optional(z.array(z.object({ Words: z.optional(z.array(Word)) }))),
})
type AzureWord = z.infer<typeof Word>
type AzurePhoneme = z.infer<typeof Phoneme>

const NO_SPEECH: Readonly<Record<string, NoScore['outcome']>> = {
  InitialSilenceTimeout: 'silent',
  BabbleTimeout: 'no_speech',
  NoMatch: 'no_speech',
}

/** Throws ScorerError for an answer in another form. */
export function readAzureAnswer(json: unknown, words: readonly TargetWord[]): Score {
  const parsed = Answer.safeParse(json)
  if (!parsed.success) throw new ScorerError('The assessment has another form.', false, { cause: parsed.error })
  const { RecognitionStatus: status, NBest: results } = parsed.data
  const outcome = NO_SPEECH[status]
  if (outcome) return { outcome }
  const [best] = results ?? []
  if (status !== 'Success' || !best?.Words) throw new ScorerError(`The assessment ended with ${status}.`, true)
  const said = best.Words.filter((word) => errorOf(word) !== 'Insertion')
  // A service that recognizes and does not assess: the learner must not hear that nothing was said.
  if (said.length > 0 && said.every((word) => pointsOf(word) === undefined && errorOf(word) === undefined))
    throw new ScorerError('The answer has no assessment.', false)
  return gradeSpeech(words.map((word, index) => readWord(word, said[index])))
}

const errorOf = (word: AzureWord) => word.ErrorType ?? word.PronunciationAssessment?.ErrorType
const pointsOf = (part: AzureWord | AzurePhoneme) => part.AccuracyScore ?? part.PronunciationAssessment?.AccuracyScore
const accuracyOf = (part: AzureWord | AzurePhoneme) => pointsOf(part) ?? 0

function readWord({ text }: TargetWord, word: AzureWord | undefined): WordScore {
  if (!word || errorOf(word) === 'Omission' || accuracyOf(word) < RIGHT_WORD)
    return { text, overall: 0, isRightWord: false, phonemes: [] }
  const phonemes = (word.Phonemes ?? []).flatMap(readPhoneme)
  return { text, overall: Math.round(accuracyOf(word)), isRightWord: true, phonemes }
}

function readPhoneme(part: AzurePhoneme): PhonemeScore[] {
  const [phone] = phonesOf(part.Phoneme ?? '')
  if (!phone) return []
  const points = accuracyOf(part)
  const [likeliest] = part.NBestPhonemes ?? part.PronunciationAssessment?.NBestPhonemes ?? []
  const [heard] = likeliest ? phonesOf(likeliest.Phoneme ?? '') : []
  const isOther = heard !== undefined && heard.phone !== phone.phone
  const state = points >= GOOD ? 'good' : points < UNCLEAR && isOther ? 'replaced' : 'unclear'
  return [{ phoneme: phone.phone, ipa: phone.ipa, state, ...(state !== 'good' && isOther && { heard: heard.phone }) }]
}

/** The service writes some phonemes otherwise than our dictionary. A sign that neither knows is left out. */
function phonesOf(ipa: string) {
  const printed = ipa
    .replace(/[\u0361\u035c.]/g, '')
    .replaceAll('ɹ', 'r')
    .replaceAll('g', 'ɡ')
    .replaceAll('ɜr', 'ɝ')
    .replaceAll('ər', 'ɚ')
  try {
    return targetPhones(printed)
  } catch {
    return []
  }
}
