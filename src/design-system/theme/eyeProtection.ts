import { useCallback } from 'react'
import { useColorScheme } from '@mui/material/styles'
import type { StorageManager } from '@mui/material/styles'

const storageKey = 'eyeProtection'

type Stored = ReturnType<StorageManager>

const inert: Stored = { get: (fallback: unknown) => fallback, set: () => undefined, subscribe: () => () => undefined }

const schemeOf = (stored: string | null) => (stored === 'true' ? 'eye-protection' : 'light')

/**
 * MUI's storage over the one key `eyeProtection` ('true' | 'false'). MUI asks for three keys; only the one of the light
 * scheme means something here. A browser that blocks storage keeps the choice for the visit.
 */
export const eyeProtectionStorage: StorageManager = ({ key, storageWindow }) => {
  if (!key.endsWith('-light') || !storageWindow) return inert
  return {
    get: (fallback: unknown) => {
      try {
        const stored = storageWindow.localStorage.getItem(storageKey)
        return stored === null ? fallback : schemeOf(stored)
      } catch {
        return fallback
      }
    },
    set: (scheme: unknown) => {
      try {
        storageWindow.localStorage.setItem(storageKey, String(scheme === 'eye-protection'))
      } catch {
        // Blocked storage: the choice lasts as long as the page.
      }
    },
    subscribe: (handler) => {
      const listen = (event: StorageEvent) => {
        if (event.key === storageKey) handler(schemeOf(event.newValue))
      }
      storageWindow.addEventListener('storage', listen)
      return () => storageWindow.removeEventListener('storage', listen)
    },
  }
}

/** Storage that begins with the given mode and forgets: for stories and visual tests. */
export const fixedEyeProtection =
  (on: boolean): StorageManager =>
  ({ key }) =>
    key.endsWith('-light') ? { ...inert, get: () => (on ? 'eye-protection' : 'light') } : inert

/** Whether the eye-protection mode is on, and how to change it. False until the page has hydrated. */
export function useEyeProtection(): [on: boolean, set: (on: boolean) => void] {
  const { colorScheme, setColorScheme } = useColorScheme()
  const set = useCallback((on: boolean) => setColorScheme({ light: on ? 'eye-protection' : 'light' }), [setColorScheme])
  return [colorScheme === 'eye-protection', set]
}
