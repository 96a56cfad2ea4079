/** The worker: a minute of sound takes some 200 ms of arithmetic, which would hold up the page. */
import { RECORDING_SECONDS } from '#contract/recording-limits'
import { finishSound } from './sound-work.ts'
import type { RawSound } from './sound-work.ts'

globalThis.onmessage = ({ data }: MessageEvent<RawSound>) => {
  const sound = finishSound(data, RECORDING_SECONDS)
  // The compiler takes this for a window, whose method has the same form with options.
  globalThis.postMessage(sound, { transfer: [sound.wav] })
}
