/** Practice of words that somebody typed or picked. */
import type { QuestionKind } from '#contract/challenges'
import type { HandlerInput } from '#contract/core'
import { PRACTICE_WORDS, type Practice, type startPractice } from '#contract/practice'
import { kindsInTurn, mixQuestions } from '#rules/mixed-questions'
import { seededRandom, shuffled } from '#rules/random'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { Fault } from '../../http/errors.ts'
import { openLexicon, type LexiconSource } from '../words/service.ts'
import { issue, listens, readNeighbours, readQuestionWords, repeated } from './service.ts'

type Input = HandlerInput<typeof startPractice>['body']

const EVERY_KIND: readonly QuestionKind[] = [
  'choose_picture',
  'choose_meaning',
  'choose_word',
  'spell_word',
  'type_word',
  'listen_and_type',
]

/** Issues questions about the words of a list. Throws practice_empty when none of them is a word, quiz_impossible when none can be asked. */
export async function start(deps: Deps, source: LexiconSource, session: Session, input: Input): Promise<Practice> {
  const before = await repeated(deps, session, input.id)
  if (before) return before
  const lexicon = await openLexicon(deps, source)
  const typed = (input.words ?? []).map((text) => ({ text, id: lexicon.resolve(text)?.entry.id }))
  const notFound = typed.flatMap(({ text, id }) => (id === undefined ? [text] : []))
  const ids = [...typed.flatMap(({ id }) => id ?? []), ...(input.word_ids ?? [])]
  const words = (await readQuestionWords(deps.db, ids)).slice(0, PRACTICE_WORDS)
  if (words.length === 0) throw new Fault('practice_empty')
  const random = seededRandom(`${session.userId} ${input.id}`)
  const isHeard = input.listening !== false && listens(session, deps.now())
  const allowed = new Set((input.kinds ?? EVERY_KIND).filter((kind) => isHeard || kind !== 'listen_and_type'))
  const questions = mixQuestions(
    shuffled(words, random).map((word, index) => ({
      word,
      // Its turn first, then whatever was asked for.
      kinds: [...kindsInTurn(index), ...allowed].filter((kind) => allowed.has(kind)),
    })),
    await readNeighbours(deps.db, words),
    random,
  ).filter(({ kind }) => allowed.has(kind) || (kind === 'type_word' && !input.kinds))
  if (questions.length === 0) throw new Fault('quiz_impossible')
  return issue(deps, session, { id: input.id, source: 'words', questions, notFound })
}
