import { useState, useSyncExternalStore } from 'react'
import { ignoreApiError } from '#lib/api'
import { useUser } from '#lib/session'
import { storage } from '#lib/storage'

/** Whether the learner lets questions use the microphone of this device. */
export type MicrophoneLeave = 'unasked' | 'given' | 'refused'

const KEY = 'microphone'

function readLeave(): MicrophoneLeave {
  const stored = storage.read(KEY)
  return stored === 'given' || stored === 'refused' ? stored : 'unasked'
}

/** False without HTTPS, in some web views and in old browsers. */
const canRecord = (): boolean =>
  'MediaRecorder' in globalThis && (navigator.mediaDevices as MediaDevices | undefined) !== undefined

/** Kept in the browser: another device is another microphone, in another room. */
export function useMicrophoneLeave() {
  const leave = useSyncExternalStore(storage.subscribe, readLeave)
  return { canRecord: canRecord(), leave, setLeave: (next: MicrophoneLeave) => storage.write(KEY, next) }
}

export interface Speaking {
  /** Words may be asked to be said, or the leave for it be asked; else they are read and typed. */
  canSpeak: boolean
  /** 'I can't speak now': nothing to say for an hour. */
  pauseSpeaking: () => void
}

/** Whether the learner can speak now, by the settings, the leave and the browser. */
export function useSpeaking(): Speaking {
  const { user, update } = useUser()
  const { canRecord: records, leave } = useMicrophoneLeave()
  // An hour of silence that ends during a practice is heard of at the next one.
  const [now] = useState(Date.now)
  const until = user?.cannot_speak_until ?? null
  const isPaused = until !== null && new Date(until).getTime() > now
  // A setting that could not be saved is asked for again at the next question.
  const pauseSpeaking = () => void update({ cannot_speak: true }).catch(ignoreApiError)
  return { canSpeak: records && leave !== 'refused' && !isPaused, pauseSpeaking }
}
