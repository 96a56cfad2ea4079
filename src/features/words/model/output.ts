/** The loudspeaker of the page. Browsers open it only after a first gesture, and keep the sounds decoded in memory until then. */

import { VoiceUnavailableError } from '../api/fetch-voice.ts'

/** Decoding needs no gesture when it is done off line; the rate is the usual one of loudspeakers. */
const sampleRate = 44_100

let output: AudioContext | undefined

/** No Web Audio at all is a ReferenceError, no device for it a DOMException. */
const isWithoutSound = (error: unknown): boolean => error instanceof ReferenceError || error instanceof DOMException

/** Opens the loudspeaker; call it inside a gesture. Where there is no sound at all, nothing happens. */
function openOutput(): AudioContext | undefined {
  try {
    output ??= new AudioContext()
    if (output.state === 'suspended') void output.resume()
  } catch (error) {
    // A browser without sound: the game goes on in silence.
    if (!isWithoutSound(error)) throw error
  }
  return output
}

const gestures = ['pointerdown', 'keydown', 'touchend'] as const

/** Opens the loudspeaker at the next gesture. Answers how to stop waiting. */
export function openAtFirstGesture(): () => void {
  const open = () => {
    if (openOutput()?.state === 'running') stop()
  }
  const stop = () => gestures.forEach((name) => window.removeEventListener(name, open))
  gestures.forEach((name) => window.addEventListener(name, open, { passive: true }))
  return stop
}

/** The loudspeaker, once a gesture has opened it or may open it now. */
export function readyOutput(): AudioContext | undefined {
  return output ?? (navigator.userActivation.hasBeenActive ? openOutput() : undefined)
}

/** @throws {VoiceUnavailableError} where the browser has no sound or cannot read the voice */
export async function decode(bytes: ArrayBuffer, rate = sampleRate): Promise<AudioBuffer> {
  try {
    return await new OfflineAudioContext(1, 1, rate).decodeAudioData(bytes)
  } catch (cause) {
    throw isWithoutSound(cause) ? new VoiceUnavailableError('A voice cannot be decoded', { cause }) : cause
  }
}
