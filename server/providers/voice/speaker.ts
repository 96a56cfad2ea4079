/** Speaks words by the best voice that works here. It stores each sound on disk and never makes the same sound twice at once. */
import type { ShutdownStep } from '../../shutdown.ts'
import type { TtsSettings } from '../../env.ts'
import { createSemaphore, QueueFullError } from '../../semaphore.ts'
import { createEspeak } from './espeak.ts'
import { createFlite } from './flite.ts'
import { createAudioCache } from './audio-cache.ts'
import type { Speaker, Speech, Voice } from './index.ts'
import { createRemote } from './remote.ts'

/** Making sound takes a core: so many at once, and so many may wait. What was made once is read from disk, past the gate. */
const AT_ONCE = 2
const QUEUE = 50

/**
 * The best voice first: a configured service, Flite, eSpeak NG where it is installed. One that fails is passed over. `onOutcome` hears how each
 * try to make a sound ended.
 */
export function createSpeaker(
  folder: string,
  closing: ShutdownStep,
  tts: TtsSettings | null,
  onOutcome: (isSound: boolean) => void,
  voices: readonly Voice[] = [...(tts ? [createRemote(tts)] : []), createFlite(closing), createEspeak(closing)],
): Speaker {
  const gate = createSemaphore(AT_ONCE, QUEUE)
  const kept = createAudioCache(folder)
  const making = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>()
  const nameOf = (voice: Voice, { accent, rate, text, phonemes, wordPhonemes = {} }: Speech) =>
    [voice.id, accent, rate, text, phonemes ?? '', ...Object.entries(wordPhonemes).flat()].join('|')

  async function make(speech: Speech): Promise<Uint8Array<ArrayBuffer> | null> {
    let failure: unknown
    for (const voice of voices) {
      if (!(await voice.speaks(speech))) continue
      const name = nameOf(voice, speech)
      const old = await kept.read(name)
      if (old) return old
      try {
        const sound = await gate(() => voice.synthesize(speech))
        onOutcome(true)
        // A disk that is full or away costs the next listener the time to make it again, not this one the sound.
        await kept.write(name, sound).catch(() => {})
        return sound
      } catch (error) {
        if (error instanceof QueueFullError) throw error
        onOutcome(false)
        failure = error
      }
    }
    if (failure !== undefined) throw failure
    return null
  }

  function say(speech: Speech): Promise<Uint8Array<ArrayBuffer> | null> {
    const key = JSON.stringify(speech)
    const running = making.get(key)
    if (running) return running
    const work = make(speech).finally(() => making.delete(key))
    making.set(key, work)
    return work
  }

  async function identify(speech: Speech): Promise<string | null> {
    for (const voice of voices) if (await voice.speaks(speech)) return nameOf(voice, speech)
    return null
  }

  return {
    say,
    identify,
    async prepare(speech) {
      const name = await identify(speech)
      if (name === null || (await kept.has(name))) return false
      return (await say(speech)) !== null
    },
  }
}
