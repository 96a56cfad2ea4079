/** The dictionary over HTTP. */
import { eq, and } from 'drizzle-orm'
import { words } from '../../db/schema/words.ts'
import { join } from 'node:path'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/bind.ts'
import { Fault } from '../../http/errors.ts'
import { createSpeaker } from '../../providers/voice/index.ts'

const MONTH_SECONDS = 2_592_000

type WordHandlers = Pick<
  Handlers,
  | 'getWord'
  | 'searchWords'
  | 'getWordInfo'
  | 'wordAudio'
  | 'sentenceAudio'
  | 'listLookUps'
  | 'clearLookUps'
  | 'reportWord'
  | 'groupWords'
  | 'startPractice'
  | 'getPractice'
  | 'answerPractice'
  | 'finishPractice'
>

const later = () => {
  throw new Fault('content_loading')
}

export function wordHandlers({ db, env, closing, log }: Deps): WordHandlers {
  const speaker = createSpeaker(join(env.dataDir, 'voice'), closing)
  return {
    getWord: later,
    searchWords: later,
    getWordInfo: later,
    sentenceAudio: later,
    listLookUps: later,
    clearLookUps: later,
    reportWord: later,
    groupWords: later,
    startPractice: later,
    getPractice: later,
    answerPractice: later,
    finishPractice: later,
    async wordAudio({ params, query }) {
      const [word] = await db
        .select({ headword: words.headword })
        .from(words)
        .where(and(eq(words.headword, params.word), eq(words.hidden, false)))
      if (!word) throw new Fault('audio_unavailable')
      const sound = await speaker
        .say({ text: word.headword, accent: query.accent ?? 'us', rate: query.rate ?? 'normal' })
        .catch((error: unknown) => {
          if (error instanceof Fault) throw error
          log.warn({ error }, 'a word could not be spoken')
          return null
        })
      if (!sound) throw new Fault('audio_unavailable')
      return new Response(sound, {
        headers: {
          'Content-Type': 'audio/wav',
          'Content-Length': String(sound.byteLength),
          'Cache-Control': `public, max-age=${MONTH_SECONDS}`,
        },
      })
    },
  }
}
