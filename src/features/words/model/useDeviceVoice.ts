import { useSyncExternalStore } from 'react'
import type { Accent } from '../api/fetch-voice.ts'
import { setDeviceVoice, subscribeToDeviceVoice, usesDeviceVoice } from './device-voice.ts'
import { findLocalVoice, sayByDevice } from './speech.ts'

export interface DeviceVoice {
  /** Name of the voice; null when the device has no English voice of its own. */
  name: string | null
  /** Words are said with it. Never where there is none. */
  isOn: boolean
  setOn: (isOn: boolean) => void
  /** Says a text with it, whether it is on or not. */
  saySample: (text: string) => void
}

/** The device's own English voice and the choice to use it. */
export function useDeviceVoice(accent: Accent): DeviceVoice {
  const name = useSyncExternalStore(subscribeToDeviceVoice, () => findLocalVoice(accent)?.name ?? null)
  const isOn = useSyncExternalStore(subscribeToDeviceVoice, () => usesDeviceVoice(accent))
  return { name, isOn, setOn: setDeviceVoice, saySample: (text) => void sayByDevice(text, accent, false) }
}
