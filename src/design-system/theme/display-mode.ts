import { useColorScheme } from '@mui/material/styles'
import type { StorageManager } from '@mui/material/styles'
import { displayModes } from '../tokens/color.ts'
import type { DisplayMode } from '../tokens/color.ts'

const storageKey = 'eyeProtection'

/** What the storage holds for each display mode. `true` and `false` are in browsers already. */
const storedValues: Readonly<Record<DisplayMode, string>> = { light: 'false', 'eye-protection': 'true' }

const isDisplayMode = (value: unknown): value is DisplayMode => displayModes.some((mode) => mode === value)

const parseStored = (stored: string | null): DisplayMode =>
  displayModes.find((mode) => storedValues[mode] === stored) ?? 'light'

type Stored = ReturnType<StorageManager>

/** Null in web views without storage. */
const areaOf = (storageWindow: Window): Storage | null => storageWindow.localStorage

/** A browser whose storage is blocked or full throws a DOMException; Firefox throws another exception for a damaged one. */
function ignoreBlockedStorage(error: unknown): undefined {
  if (error instanceof DOMException || (error as { name?: string }).name?.startsWith('NS_ERROR_')) return
  throw error
}

const inert: Stored = { get: (fallback: unknown) => fallback, set: () => undefined, subscribe: () => () => undefined }

/**
 * MUI's storage over the one key `eyeProtection` ('true' | 'false'). MUI asks for three keys; only the one of the light
 * scheme means something here. A browser that blocks storage keeps the choice for the visit.
 */
export const displayModeStorage: StorageManager = ({ key, storageWindow }) => {
  if (!key.endsWith('-light') || !storageWindow) return inert
  return {
    get: (fallback: unknown) => {
      try {
        const stored = areaOf(storageWindow)?.getItem(storageKey) ?? null
        return stored === null ? fallback : parseStored(stored)
      } catch (error) {
        return ignoreBlockedStorage(error) ?? fallback
      }
    },
    set: (mode: unknown) => {
      try {
        if (isDisplayMode(mode)) areaOf(storageWindow)?.setItem(storageKey, storedValues[mode])
      } catch (error) {
        // The choice lasts as long as the page.
        ignoreBlockedStorage(error)
      }
    },
    subscribe: (handler) => {
      const listen = (event: StorageEvent) => {
        if (event.key === storageKey) handler(parseStored(event.newValue))
      }
      storageWindow.addEventListener('storage', listen)
      return () => storageWindow.removeEventListener('storage', listen)
    },
  }
}

/** Storage that begins with the given mode and forgets: for stories and visual tests. */
export const fixedDisplayMode =
  (mode: DisplayMode): StorageManager =>
  ({ key }) =>
    key.endsWith('-light') ? { ...inert, get: () => mode } : inert

/** The mode that a switch changes to. A third mode needs a list of choices in place of the switches: the compiler stops here. */
export const oppositeDisplayMode: Readonly<Record<DisplayMode, DisplayMode>> = {
  light: 'eye-protection',
  'eye-protection': 'light',
}

/** The display mode, and how to change it. `light` until the page has hydrated. */
export function useDisplayMode(): [mode: DisplayMode, set: (mode: DisplayMode) => void] {
  const { colorScheme, setColorScheme } = useColorScheme()
  return [isDisplayMode(colorScheme) ? colorScheme : 'light', (mode) => setColorScheme({ light: mode })]
}
