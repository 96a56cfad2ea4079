/** Speaks words. Adapters make sound; this file chooses one, keeps what was made on disk, and never makes the same sound twice at once. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Closing } from '../../closing.ts'
import { createGate } from '../../gate.ts'
import { createEspeak } from './espeak.ts'
import { createFlite } from './flite.ts'

/** Making sound takes a core: so many at once, and so many may wait. What was made once is read from disk, past the gate. */
const AT_ONCE = 2
const QUEUE = 50

export interface Speech {
  readonly text: string
  readonly accent: 'us' | 'uk'
  readonly rate: 'normal' | 'slow'
}

/** One way of making sound. */
export interface Voice {
  /** Name and version: sounds of another engine are kept apart. */
  readonly id: string
  /** Whether it works on this machine and speaks the accent. */
  speaks(accent: Speech['accent']): Promise<boolean>
  /** A WAV file. Throws when it cannot be made within a few seconds. */
  synthesize(speech: Speech): Promise<Uint8Array<ArrayBuffer>>
}

export interface Speaker {
  /** The sound as WAV; null when no voice works here, and the browser's own must serve. Throws busy when too many are waiting. */
  say(speech: Speech): Promise<Uint8Array<ArrayBuffer> | null>
}

/** The best voice first: flite where its program is installed, else the packaged eSpeak NG. */
export function createSpeaker(
  folder: string,
  closing: Closing,
  voices: readonly Voice[] = [createFlite(), createEspeak(closing)],
): Speaker {
  const gate = createGate(AT_ONCE, QUEUE)
  const making = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>()

  async function make(speech: Speech): Promise<Uint8Array<ArrayBuffer> | null> {
    for (const voice of voices) {
      if (!(await voice.speaks(speech.accent))) continue
      const key = createHash('sha256')
        .update([voice.id, speech.accent, speech.rate, speech.text].join('|'))
        .digest('hex')
      const file = join(folder, key.slice(0, 2), `${key}.wav`)
      const kept = await readFile(file).catch(() => null)
      if (kept) return new Uint8Array(kept)
      const sound = await gate(() => voice.synthesize(speech))
      await mkdir(join(folder, key.slice(0, 2)), { recursive: true })
      // Written aside first: a reader must never find half a sound.
      await writeFile(`${file}.${process.pid}.part`, sound)
      await rename(`${file}.${process.pid}.part`, file)
      return sound
    }
    return null
  }

  return {
    say(speech) {
      const key = JSON.stringify(speech)
      const running = making.get(key)
      if (running) return running
      const work = make(speech).finally(() => making.delete(key))
      making.set(key, work)
      return work
    },
  }
}
