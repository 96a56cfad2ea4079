/** Whether words are said by the device's own voice, as its owner chose. Kept in the browser: another device has other voices. */
import { storage } from '#lib/storage'
import type { Accent } from '../api/fetch-voice.ts'
import { findLocalVoice } from './speech.ts'

const KEY = 'deviceVoice'

/** True when it was chosen and the device has an English voice of its own. */
export const usesDeviceVoice = (accent: Accent): boolean =>
  storage.read(KEY) === 'true' && findLocalVoice(accent) !== undefined

export const setDeviceVoice = (isOn: boolean): void => storage.write(KEY, String(isOn))

/** Calls back when the choice or the voices of the browser change: many load them after the page. */
export function subscribeToDeviceVoice(listener: () => void): () => void {
  const stopListening = storage.subscribe(listener)
  const voices = 'speechSynthesis' in window ? window.speechSynthesis : undefined
  voices?.addEventListener('voiceschanged', listener)
  return () => {
    stopListening()
    voices?.removeEventListener('voiceschanged', listener)
  }
}
