/** Speaks words by the best voice that works here. It stores each sound on disk and never makes the same sound twice at once. */
import type { ShutdownStep } from '../../shutdown.ts'
import type { TtsSettings } from '../../env-voice.ts'
import { createSemaphore, QueueFullError } from '../../semaphore.ts'
import { createEspeak } from './espeak.ts'
import { createFlite } from './flite.ts'
import { createAudioCache } from './audio-cache.ts'
import type { SoundFormat, Speaker, Speech, Spoken, Voice } from './index.ts'
import { createMp3, MP3_EDITION } from './mp3.ts'
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
  const making = new Map<string, Promise<Spoken | null>>()
  const encode = createMp3(closing)
  const nameOf = (voice: Voice, speech: Speech, format: SoundFormat) => {
    const { accent, rate, language, text, phonemes, wordPhonemes = {} } = speech
    const parts = [voice.id, accent, rate, text, phonemes ?? '', ...Object.entries(wordPhonemes).flat()]
    const name = (language ? [language, ...parts] : parts).join('|')
    return format === 'mp3' ? `${MP3_EDITION}|${name}` : name
  }

  /** A sound that is kept or made, in one format. What is asked for small is kept small alone: so the disk holds eight times as many. */
  async function makeBy(voice: Voice, speech: Speech, format: SoundFormat): Promise<Spoken> {
    const name = nameOf(voice, speech, format)
    const old = await kept.read(name, format)
    if (old) return { sound: old, name }
    const whole = format === 'mp3' && (await kept.read(nameOf(voice, speech, 'wav'), 'wav'))
    const wav = whole || (await gate(() => voice.synthesize(speech)))
    const sound = format === 'mp3' ? await encode(wav) : wav
    onOutcome(true)
    // A disk that is full or away costs the next listener the time to make it again, not this one the sound.
    await kept.write(name, sound, format).catch(() => {})
    return { sound, name }
  }

  async function make(speech: Speech, format: SoundFormat): Promise<Spoken | null> {
    let failure: unknown
    for (const voice of voices) {
      if (!(await voice.speaks(speech))) continue
      try {
        return await makeBy(voice, speech, format)
      } catch (error) {
        if (error instanceof QueueFullError) throw error
        onOutcome(false)
        failure = error
      }
    }
    if (failure !== undefined) throw failure
    return null
  }

  function speak(speech: Speech, format: SoundFormat = 'wav'): Promise<Spoken | null> {
    const key = `${format} ${JSON.stringify(speech)}`
    const running = making.get(key)
    if (running) return running
    const work = make(speech, format).finally(() => making.delete(key))
    making.set(key, work)
    return work
  }

  async function identify(speech: Speech, format: SoundFormat = 'wav'): Promise<string | null> {
    for (const voice of voices) if (await voice.speaks(speech)) return nameOf(voice, speech, format)
    return null
  }

  return {
    edition: [MP3_EDITION, ...voices.map(({ id }) => id)].join('|'),
    speak,
    say: async (speech, format) => (await speak(speech, format))?.sound ?? null,
    identify,
    async prepare(speech, format = 'wav') {
      const name = await identify(speech, format)
      if (name === null || (await kept.has(name, format))) return false
      return (await speak(speech, format)) !== null
    },
  }
}
