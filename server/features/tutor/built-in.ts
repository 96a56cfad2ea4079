/** The tutor without an AI service: what a learner asks for, answered from the dictionary, the notes on words and the learner's due words. */
import type { MessageAttachment } from '#contract/chat'
import { MESSAGE_CHARACTERS } from '#contract/chat-limits'
import type { Language } from '#contract/locales'
import { parseTutorRequest, type TutorRequest } from '#rules/tutor-request'
import { wordsAsked } from '#rules/run'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import type { TutorLine, TutorTurn } from '../chat/index.ts'
import { startSession } from '../reviews/index.ts'
import { findInSentence } from '../sentences/index.ts'
import { lookUp, openLexicon, type Lexicon, type LexiconSource } from '../words/index.ts'
import { builtInTexts } from './built-in-texts.ts'

/** Lines before a line that the tutor looks back at. */
export const LOOK_BACK = 60
/** Due words of a quiz. */
const QUIZ_WORDS = 5
/** Words that an answer shows. */
const MOST_WORDS = 5
const EXAMPLES = 3
/** Spellings that may have been meant. */
const MEANT = 3

export interface TutorAnswer {
  readonly text: string
  readonly attachment?: MessageAttachment | undefined
}

interface Asked {
  readonly deps: Deps
  readonly source: LexiconSource
  readonly session: Session
  readonly language: Language
  /** The id of the line, which names its quiz, too. */
  readonly key: string
  readonly turn: TutorTurn
  readonly lexicon: Lexicon
}

const words = (headwords: readonly string[], save = false): MessageAttachment => ({
  kind: 'words',
  words: [...new Set(headwords)].slice(0, save ? 20 : MOST_WORDS),
  save,
})

/** Answers a line. Throws content_loading. */
export async function answerBuiltIn(given: Omit<Asked, 'lexicon'>): Promise<TutorAnswer> {
  const asked: Asked = { ...given, lexicon: await openLexicon(given.deps, given.source) }
  const answer = await answerRequest(asked, meantRequest(parseTutorRequest(asked.turn.text), asked.turn))
  return { ...answer, text: [...answer.text].slice(0, MESSAGE_CHARACTERS).join('') }
}

/** After the tutor asked for a sentence, a line that asks for nothing else is that sentence. */
export function meantRequest(request: TutorRequest, { text, before }: TutorTurn): TutorRequest {
  const asked = before.findLast(({ isTutor }) => isTutor)?.attachment
  // 'Please go on' is no word to be looked up.
  if (asked?.kind === 'cut' && request.kind === 'look_up' && request.isBare) return { kind: 'unknown' }
  const isSentence =
    request.kind === 'unknown' || (request.kind === 'look_up' && request.isBare && / /.test(text.trim()))
  return asked?.kind === 'sentence' && isSentence
    ? { kind: 'sentence', word: asked.word, sentence: text.trim() }
    : request
}

function answerRequest(asked: Asked, request: TutorRequest): Promise<TutorAnswer> | TutorAnswer {
  const say = builtInTexts[asked.language]
  switch (request.kind) {
    case 'look_up':
      return answerLookUp(asked, request)
    case 'examples':
      return answerExamples(asked, request.word)
    case 'compare':
      return answerCompare(asked, request.words)
    case 'quiz':
      return answerQuiz(asked)
    case 'sentence':
      return answerSentence(asked, request)
    case 'save':
      return answerSave(asked, request.words)
    case 'finish':
      return answerFinish(asked)
    case 'help':
      return { text: say.help }
    case 'unknown':
      return { text: say.cannot }
  }
}

async function answerUnknown({ lexicon, language }: Asked, text: string): Promise<TutorAnswer> {
  const meant = await lexicon.meant(text, MEANT)
  return {
    text: builtInTexts[language].unknownWord(text, meant),
    ...(meant.length > 0 && { attachment: words(meant) }),
  }
}

async function answerLookUp(
  asked: Asked,
  { text, isBare }: Extract<TutorRequest, { kind: 'look_up' }>,
): Promise<TutorAnswer> {
  const { lexicon, language } = asked
  const say = builtInTexts[language]
  if (/\p{Script=Han}/u.test(text)) {
    const found = await lexicon.meaning(text, MOST_WORDS)
    if (found.length > 0)
      return { text: say.translation(text), attachment: words(found.map(({ headword }) => headword)) }
    return { text: isBare ? say.cannot : say.noTranslation(text) }
  }
  const resolved = lexicon.resolve(text)
  if (!resolved) return answerUnknown(asked, text)
  const { entry, formOf } = resolved
  const bases = [...new Set(formOf.map(({ entry: { headword } }) => headword))]
  const form = bases.length > 0 && entry.key !== text.toLowerCase() ? [say.formOf(text, bases)] : []
  return {
    text: [...form, say.meaning(entry.headword)].join('\n'),
    attachment: words([entry.headword, ...bases]),
  }
}

async function answerExamples(asked: Asked, word: string): Promise<TutorAnswer> {
  const { deps, source, lexicon, language } = asked
  const resolved = lexicon.resolve(word)
  if (!resolved) return answerUnknown(asked, word)
  const { headword } = resolved.entry
  const { sections } = await lookUp(deps, source, headword, language)
  const found = sections.flatMap((section) => (section.kind === 'examples' ? section.items : [])).slice(0, EXAMPLES)
  const say = builtInTexts[language]
  const lines = found.map(({ en, zh }) => (zh === null ? `· ${en}` : `· ${en} ${zh}`))
  return {
    text: lines.length > 0 ? [say.examples(headword), ...lines].join('\n') : say.noExamples(headword),
    attachment: words([headword]),
  }
}

async function answerCompare(asked: Asked, [one, other]: readonly [string, string]): Promise<TutorAnswer> {
  const { deps, source, lexicon, language } = asked
  const found = [lexicon.resolve(one)?.entry.headword, lexicon.resolve(other)?.entry.headword] as const
  const [first, second] = found
  if (first === undefined) return answerUnknown(asked, one)
  if (second === undefined) return answerUnknown(asked, other)
  const say = builtInTexts[language]
  if (first === second) return { text: say.sameWord(one, other), attachment: words([first]) }
  const { sections } = await lookUp(deps, source, first, language)
  const notes = sections.flatMap((section) => (section.kind === 'near_synonyms' ? section.items : []))
  const attachment = words([first, second])
  for (const note of notes) {
    // The words of the group, what they have in common, and a line for each.
    const [group = '', common = '', ...lines] = note.split('\n')
    if (!group.split(', ').includes(second)) continue
    const own = lines.filter((line) => [first, second].some((word) => line.startsWith(`- ${word}: `)))
    return { text: [common, ...own.map((line) => `· ${line.slice(2)}`)].join('\n'), attachment }
  }
  return { text: say.noNote(first, second), attachment }
}

async function answerQuiz({ deps, session, language, key }: Asked): Promise<TutorAnswer> {
  const say = builtInTexts[language]
  try {
    // Under the id of the line: asked again, it is the same quiz. What has to be heard or said is for a screen of its own.
    const practice = await startSession(deps, session, { id: key, words: QUIZ_WORDS, listening: false })
    const count = new Set(practice.questions.flatMap(wordsAsked)).size
    return { text: say.quiz(count), attachment: { kind: 'quiz', practice: practice.id } }
  } catch (error) {
    if (error instanceof HttpError && error.code === 'review_none') return { text: say.noQuiz }
    throw error
  }
}

async function answerSentence(
  asked: Asked,
  { word, sentence }: Extract<TutorRequest, { kind: 'sentence' }>,
): Promise<TutorAnswer> {
  const { lexicon, language } = asked
  const say = builtInTexts[language]
  const headword = word === null ? null : lexicon.resolve(word)?.entry.headword
  if (word !== null && headword === undefined) return answerUnknown(asked, word)
  if (sentence === null)
    return headword
      ? { text: say.askSentence(headword), attachment: { kind: 'sentence', word: headword } }
      : { text: say.askAnySentence }
  const findings = await findInSentence(lexicon, sentence, headword ?? null, language)
  const lines = findings.map(({ text }) => `· ${text}`)
  return {
    text: lines.length > 0 ? [say.sentenceFound, ...lines, say.sentenceRest].join('\n') : say.sentenceFine,
    ...(headword && { attachment: words([headword]) }),
  }
}

function answerSave({ lexicon, language, turn }: Asked, asked: readonly string[]): TutorAnswer {
  const say = builtInTexts[language]
  const last = turn.before.findLast(isAboutWords)?.attachment
  const headwords =
    asked.length > 0
      ? asked.flatMap((text) => lexicon.resolve(text)?.entry.headword ?? [])
      : last?.kind === 'words'
        ? last.words
        : []
  if (headwords.length === 0) return { text: say.saveNothing }
  const attachment = words(headwords, true)
  return { text: say.save(attachment.kind === 'words' ? attachment.words.length : 0), attachment }
}

/** A chat is what was said since words were offered to be kept; a longer pause begins a new one. */
const PAUSE_MS = 6 * 3_600_000
/** English in quotation marks: what an answer speaks of. */
const quoted = /[“"「]([A-Za-z][A-Za-z'’ -]{0,40})[”"」]/g

/** The words of the chat that is over: those that were shown, and those that answers quote as far as the dictionary has them. */
function answerFinish({ lexicon, language, turn, deps }: Asked): TutorAnswer {
  const say = builtInTexts[language]
  const since = deps.now().getTime() - PAUSE_MS
  const last = turn.before.findLastIndex(
    ({ isTutor, attachment, at }) =>
      (isTutor && attachment?.kind === 'words' && attachment.save) || at.getTime() < since,
  )
  const answers = turn.before.slice(last + 1).filter(({ isTutor }) => isTutor)
  const headwords = answers.flatMap(({ text, attachment }) => {
    if (attachment?.kind === 'words') return attachment.words
    const named = [...text.matchAll(quoted)].map(([, word = '']) => word)
    return named.flatMap((word) => lexicon.resolve(word)?.entry.headword ?? [])
  })
  if (headwords.length === 0) return { text: say.finishNothing }
  const attachment = words(headwords, true)
  return { text: say.finish(attachment.kind === 'words' ? attachment.words.length : 0), attachment }
}

const isAboutWords = ({ isTutor, attachment }: TutorLine): boolean => isTutor && attachment?.kind === 'words'
