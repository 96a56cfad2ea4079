/** The worker: a minute of sound takes some 200 ms of arithmetic, which would hold up the page. */
import { finishSound } from './finish-sound.ts'
import type { RawSound } from './finish-sound.ts'

globalThis.onmessage = ({ data: { sound, seconds } }: MessageEvent<{ sound: RawSound; seconds: number }>) => {
  const finished = finishSound(sound, seconds)
  // The compiler takes this for a window, whose method has the same form with options.
  globalThis.postMessage(finished, { transfer: [finished.wav] })
}
