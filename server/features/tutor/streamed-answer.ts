/** The answer of the AI service to a line, piece by piece. It ends in one message, whole or cut. */
import type { TutorEvents } from '#contract/tutor'
import type { ChatMessage } from '#contract/chat'
import { messageText, type ErrorCode } from '#contract/messages'
import { dayIn, startOfDay } from '#rules/days'
import { limitOf } from '#rules/entitlements'
import { parseTutorRequest } from '#rules/tutor-request'
import type { Deps } from '../../deps.ts'
import type { CallContext, Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import { eventStream } from '../../http/sse.ts'
import { AiError, type Ai } from '../../providers/ai/index.ts'
import { createSemaphore } from '../../semaphore.ts'
import { answerLine, readTurn, type TutorTurn } from '../chat/index.ts'
import { giveBack, tierAt } from '../entitlements/index.ts'
import { dueCards, wrongNow } from '../reviews/index.ts'
import { countAiAnswer } from '../sentences/index.ts'
import { readLearnerWords, type LexiconSource } from '../words/index.ts'
import { answerBuiltIn, LOOK_BACK, meantRequest } from './built-in.ts'
import { builtInTexts } from './built-in-texts.ts'
import { ANSWER, AT_ONCE, createLeakGuard, instructionsFor, linesFor, WORDS_OUT, type LearnerWords } from './prompt.ts'
import { countLearned, readUsed } from './tutor.store.ts'

/** How many answers of the service a learner has left today; none without one. */
export async function readLeft({ db, now, env }: Deps, session: Session): Promise<{ ai: boolean; left: number }> {
  if (!env.ai) return { ai: false, left: 0 }
  const at = now()
  const used = await readUsed(db, session.userId, dayIn(session.timeZone, at))
  return { ai: true, left: Math.max(0, limitOf('tutor', tierAt(session, at)) - used) }
}

/** Words of the dictionary alone go out: what a learner wrote down themselves may be a name. */
async function readWords({ db, now }: Deps, { userId, timeZone }: Session): Promise<LearnerWords> {
  const at = now()
  const [due, missed, learned] = await Promise.all([
    dueCards(db, userId, at, WORDS_OUT),
    wrongNow(db, userId, WORDS_OUT),
    countLearned(db, userId, startOfDay(timeZone, dayIn(timeZone, at))),
  ])
  const ids = [...due.map(({ wordId }) => wordId), ...missed].filter((id) => id > 0)
  const words = await readLearnerWords(db, userId, [...new Set(ids)])
  const headword = (id: number) => words.find((word) => word.id === id)?.headword ?? []
  return { due: due.flatMap(({ wordId }) => headword(wordId)), missed: missed.flatMap(headword), learned }
}

/** Whether a line is for the service: what the dictionary answers exactly is answered by it. */
function isForService(turn: TutorTurn): boolean {
  const request = meantRequest(parseTutorRequest(turn.text), turn)
  return request.kind === 'unknown' || (request.kind === 'sentence' && request.sentence !== null)
}

export function createTutorStream(deps: Deps, source: LexiconSource, ai: Ai | null) {
  const gate = createSemaphore(AT_ONCE, 0)
  /** Learners who are being answered: one answer at a time. */
  const answering = new Set<string>()

  return async function streamAnswer(key: string, call: CallContext<'user'>): Promise<Response> {
    const { session, language } = call
    const turn = await readTurn(deps, session, key, LOOK_BACK)
    const whole = async (): Promise<ChatMessage> =>
      answerLine(deps, session, key, await answerBuiltIn({ deps, source, session, language, key, turn }))
    const message = turn.answer ?? (ai && isForService(turn) ? null : await whole())
    if (message || !ai)
      return eventStream(call, deps, (stream) => {
        stream.send('message', message)
        stream.end()
      })
    if (answering.has(session.userId)) throw new HttpError('busy')
    answering.add(session.userId)
    const at = deps.now()
    const leaving = new AbortController()
    let instructions: string
    try {
      await countAiAnswer(deps, session, at)
      instructions = instructionsFor(language, await readWords(deps, session))
    } catch (error) {
      answering.delete(session.userId)
      throw error
    }
    return eventStream(call, deps, (stream) => {
      const send = <E extends keyof TutorEvents>(event: E, data: TutorEvents[E]) => stream.send(event, data)
      void talk(ai, {
        session,
        key,
        instructions,
        turn,
        signal: leaving.signal,
        cannot: builtInTexts[language].cannot,
        onText: (text) => send('text', { text }),
      })
        .then(({ answer, code }) => {
          if (answer) send('message', answer)
          if (code) send('error', { code, message: messageText(code, language) })
        })
        .catch((error: unknown) => {
          deps.log.error({ error }, 'an answer of the tutor was not written')
          send('error', { code: 'tutor_failed', message: messageText('tutor_failed', language) })
        })
        .finally(() => {
          answering.delete(session.userId)
          stream.end()
        })
      return () => leaving.abort()
    })
  }

  interface Talk {
    readonly session: Session
    readonly key: string
    readonly instructions: string
    readonly turn: TutorTurn
    readonly signal: AbortSignal
    readonly cannot: string
    readonly onText: (text: string) => void
  }

  async function talk(
    service: Ai,
    { session, key, instructions, turn, signal, cannot, onText }: Talk,
  ): Promise<{ answer: ChatMessage | null; code: ErrorCode | null }> {
    const guard = createLeakGuard()
    const leak = new AbortController()
    let failure: unknown
    await gate(() =>
      service.converse({
        ...ANSWER,
        instructions,
        lines: linesFor(turn.before, turn.text, session.user.username),
        signal: AbortSignal.any([signal, leak.signal]),
        onText(text) {
          if (leak.signal.aborted) return
          const shown = guard.push(text)
          if (shown === null) leak.abort()
          else if (shown !== '') onText(shown)
        },
      }),
    ).catch((error: unknown) => {
      failure = error
    })
    if (leak.signal.aborted) return { answer: await answerLine(deps, session, key, { text: cannot }), code: null }
    const text = guard.text().trim()
    if (failure === undefined) {
      onText(guard.rest())
      return { answer: await answerLine(deps, session, key, { text }), code: null }
    }
    const isStopped = signal.aborted
    if (!isStopped)
      deps.log.warn(
        { reason: failure instanceof Error ? failure.message : 'no error was thrown' },
        'the tutor was not answered',
      )
    if (text !== '')
      return {
        answer: await answerLine(deps, session, key, { text, attachment: { kind: 'cut' } }),
        code: isStopped ? null : 'tutor_cut',
      }
    await deps.db.transaction((tx) => giveBack(tx, session, 'tutor', deps.now()))
    return {
      answer: null,
      code: failure instanceof AiError && failure.reason === 'busy' ? 'tutor_busy' : 'tutor_failed',
    }
  }
}
