/** Makes sounds small: a word takes an eighth of its WAV file. In a child process, since a long sentence takes longer than a turn of the thread may. */
import type { ShutdownStep } from '../../shutdown.ts'
import { createSynthesisProcess } from './synthesis-process.ts'

/** Its number rises when other bytes are made of the same sound. */
export const MP3_EDITION = 'mp3 32 1'

/** Makes an MP3 file of a WAV file. Rejects when it is none of one channel and 16 bits, and after some seconds. */
export type EncodeMp3 = (wav: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>

export function createMp3(closing: ShutdownStep): EncodeMp3 {
  const request = createSynthesisProcess(new URL('./mp3-process.ts', import.meta.url), closing)
  return (wav) => request({ wav })
}
