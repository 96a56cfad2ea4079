/** Practice of words that the learner typed or picked. */
import type { Question, QuestionKind } from '#contract/challenges'
import type { HandlerInput } from '#contract/core'
import type { Practice, startPractice } from '#contract/practice'
import { PRACTICE_WORDS } from '#contract/sizes'
import { kindsInTurn, mixQuestions } from '#rules/mixed-questions'
import { spreadApart } from '#rules/keep-apart'
import { seededRandom, shuffled } from '#rules/random'
import { wordsAsked } from '#rules/run'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import { findOwnWords, openLexicon, type LexiconSource } from '../words/index.ts'
import { readSentences, readAskedWords, readNeighbours } from './question-words.store.ts'
import { issue, repeated } from './practice-sessions.ts'
import { withWordsApart } from './keep-apart.ts'
import { listens } from './listening.ts'
import { speaks } from './speaking.ts'
import { knownAmong } from './practice.store.ts'

type Input = HandlerInput<typeof startPractice>['body']

const EVERY_KIND: readonly QuestionKind[] = [
  'choose_picture',
  'choose_meaning',
  'choose_word',
  'spell_word',
  'type_word',
  'listen_and_type',
  'arrange_sentence',
]

/** A few words are asked in several ways: to be known, then built, then written. */
const WAYS: readonly (readonly QuestionKind[])[] = [
  ['choose_picture', 'choose_meaning', 'choose_word'],
  ['arrange_sentence', 'spell_word', 'listen_and_type'],
  ['type_word', 'listen_and_type'],
]
const SAY: readonly QuestionKind[] = ['say_word']
/** The ways of so many words; to be said, too, where `isSpoken`. Many words take turns instead: none. */
function waysFor(words: number, isSpoken: boolean): readonly (readonly QuestionKind[])[] {
  const ways = WAYS.slice(0, words <= 2 ? 3 : words <= 5 ? 2 : 0)
  return isSpoken && ways.length > 0 ? [...ways, SAY] : ways
}

/**
 * Issues questions about the words of a list, those marked as known left out unless they are asked for. Throws practice_empty when no word remains, quiz_impossible when
 * none can be asked.
 */
export async function start(deps: Deps, source: LexiconSource, session: Session, input: Input): Promise<Practice> {
  const before = await repeated(deps, session, input.id)
  if (before) return before
  const lexicon = await openLexicon(deps, source)
  const texts = (input.words ?? []).map((text) => text.trim()).filter((text) => text !== '')
  // What the learner wrote down as their own comes before what the dictionary makes of it.
  const own = await findOwnWords(deps.db, session.userId, texts)
  const typed = texts.map((text) => ({ text, id: own.get(text) ?? lexicon.resolve(text)?.entry.id }))
  const notFound = typed.flatMap(({ text, id }) => (id === undefined ? [text] : []))
  const ids = [...typed.flatMap(({ id }) => id ?? []), ...(input.word_ids ?? [])]
  const known = input.with_known ? new Set<number>() : await knownAmong(deps.db, session.userId, ids)
  const unknown = ids.filter((id) => !known.has(id))
  const found = (await readAskedWords(deps.db, session.userId, unknown)).slice(0, PRACTICE_WORDS)
  if (found.length === 0) throw new HttpError('practice_empty')
  const random = seededRandom(`${session.userId} ${input.id}`)
  const words = await withWordsApart(deps.db, session, found, deps.now())
  const isHeard = input.listening !== false && listens(session, deps.now())
  const isSpoken = speaks(deps, session, input, deps.now())
  const wished = input.kinds ?? [...EVERY_KIND, ...SAY]
  const allowed = new Set(
    wished.filter((kind) => (isHeard || kind !== 'listen_and_type') && (isSpoken || kind !== 'say_word')),
  )
  const order = spreadApart(shuffled(words, random))
  const sentences = await readSentences(deps.db, unknown)
  const ways = waysFor(words.length, isSpoken)
  const turns = (ways.length > 0 ? ways : [null]).map((way) =>
    order.map((word, index) => ({
      word,
      sentence: sentences.get(word.id),
      // Its turn first, then whatever was asked for.
      kinds: [...(way ?? kindsInTurn(index, isSpoken)), ...allowed].filter((kind) => allowed.has(kind)),
    })),
  )
  const asked = mixQuestions(turns.flat(), await readNeighbours(deps.db, words), random)
  const questions = distinct(asked).filter(({ kind }) => allowed.has(kind) || (kind === 'type_word' && !input.kinds))
  if (questions.length === 0) throw new HttpError('quiz_impossible')
  const { id, offline, replaces } = input
  return issue(deps, session, { id, offline, replaces, source: 'words', questions, notFound })
}

/** Where two ways came to the same question, it is asked once. */
const distinct = (questions: readonly Question[]): Question[] => [
  ...new Map(questions.map((each) => [`${each.kind} ${wordsAsked(each).join()}`, each])).values(),
]
