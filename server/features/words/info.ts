/** Word information as a stream of events: the dictionary's blocks at once, then what an AI provider adds. */
import { messageText } from '#contract/messages'
import type { WordInfoEvents } from '#contract/words'
import { dayIn } from '#rules/days'
import { limitOf } from '#rules/entitlements'
import type { Deps } from '../../deps.ts'
import type { CallContext, Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import { eventStream, type EventStream } from '../../http/sse.ts'
import { broughtAlong, checkLimit, tierAt } from '../entitlements/index.ts'
import { lockDay } from '../days/index.ts'
import type { AiSections } from './ai-sections.ts'
import type { LexiconSource } from './lexicon-source.ts'
import { dictionarySections } from './sections.ts'
import { findWord } from './look-up.ts'
import { informedOn, noteLookUp, readEverything } from './words.store.ts'

/**
 * Streams what there is about a word. Refusals come before the stream: word_invalid with suggestions, and those of a learner's limit, by
 * which distinct words of the learner's day are counted.
 */
export async function streamInfo(
  deps: Deps,
  source: LexiconSource,
  ai: AiSections | null,
  text: string,
  call: CallContext<'guest'>,
): Promise<Response> {
  const { session, language } = call
  const { entry } = await findWord(deps, source, text)
  // Without a provider the stream repeats the dictionary, which has no limit.
  if (ai) await countWord(deps, session, entry.id)
  else await noteLookUp(deps.db, { userId: session.userId, wordId: entry.id, at: deps.now() })
  const all = await readEverything(deps.db, entry.id)
  if (!all) throw new HttpError('word_invalid', { extra: { suggestions: [] } })
  const known = dictionarySections(all, language)
  return eventStream(call, deps, (stream) => {
    const send = typed(stream)
    let sections = 0
    const show = (section: WordInfoEvents['section']) => {
      sections += 1
      send('section', section)
    }
    const end = (complete: boolean) => {
      send('done', { sections, complete })
      stream.end()
    }
    known.forEach(show)
    if (!ai) return end(true)
    return ai.hear(
      { all, known, language, userId: session.userId },
      {
        onSection: show,
        onEnd(kinds) {
          const code = 'word_info_failed'
          if (kinds.length > 0) send('error', { code, message: messageText(code, language), kinds })
          end(kinds.length === 0)
        },
      },
    )
  })
}

const typed =
  (stream: EventStream) =>
  <E extends keyof WordInfoEvents>(event: E, data: WordInfoEvents[E]): void =>
    stream.send(event, data)

/**
 * Counts a word for the learner's day, once however often it is asked for, and remembers it as looked up even when the limit is reached. A learner
 * without a limit takes no lock.
 */
async function countWord({ db, now }: Deps, session: Session, wordId: number): Promise<void> {
  const at = now()
  const day = dayIn(session.timeZone, at)
  const { userId } = session
  const row = { userId, wordId, at, informedOn: day }
  if (limitOf('wordInfo', tierAt(session, at)) === Infinity) return noteLookUp(db, row)
  try {
    await db.transaction(async (tx) => {
      // Holds up what the learner asks for in parallel: else each would find the limit untouched.
      await lockDay(tx, session, at)
      const informed = await informedOn(tx, userId, day)
      if (!informed.includes(wordId)) {
        const before = await broughtAlong(tx, userId, 'wordInfo', day)
        checkLimit(session, 'wordInfo', informed.length + before, at)
      }
      await noteLookUp(tx, row)
    })
  } catch (error) {
    if (error instanceof HttpError) await noteLookUp(db, { userId, wordId, at })
    throw error
  }
}
