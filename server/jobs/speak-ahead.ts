/** Words with pictures are played by ear: their sounds are made ahead, a few at a time, so that a learner does not wait for them. */
import type { Deps } from '../deps.ts'
import type { Speech } from '../providers/voice/index.ts'
import { listPicturedWords } from './speak-ahead.store.ts'

/** So many sounds a turn: half a second's work on one core, and no haste, since a word that is asked for before is made then. */
const A_TURN = 3

/** One of the next so many: replicas that share the folder seldom make the same sound, and frequent words still come first. */
const CHOICE = 60

const ACCENTS = ['us', 'uk'] as const

/** Returns the work of one turn, of which the first does nothing; nor does any more once every sound is there. */
export function speakAhead({ db, speaker, contentReady, log }: Deps): () => Promise<void> {
  let waiting: Omit<Speech, 'rate'>[] | null = null
  let hasStarted = false
  return async () => {
    // A server that has just started has people waiting for other things.
    if (!hasStarted || !contentReady()) return void (hasStarted = true)
    waiting ??= await readWaiting()
    for (let made = 0; made < A_TURN && waiting.length > 0;) {
      const [next] = waiting.splice(Math.floor(Math.random() * Math.min(CHOICE, waiting.length)), 1)
      if (!next) return
      try {
        if (await speaker.prepare({ ...next, rate: 'normal' }, 'mp3')) made += 1
      } catch (error) {
        log.debug({ error, word: next.text }, 'a word could not be spoken ahead')
        made += 1
      }
    }
  }

  async function readWaiting() {
    const rows = await listPicturedWords(db)
    return ACCENTS.flatMap((accent) => rows.map((row) => ({ text: row.text, phonemes: row[accent], accent })))
  }
}
