import type { StorageManager } from '@mui/material/styles'
import { colors, displayModes } from '../tokens/color.ts'
import type { DisplayMode } from '../tokens/color.ts'

/** What the learner chooses between; `auto` follows the system. */
export const appearances = ['auto', 'light', 'dark'] as const

export type Appearance = (typeof appearances)[number]

type Stored = ReturnType<StorageManager>

/** MUI's name for each appearance. */
export const muiModes = { auto: 'system', light: 'light', dark: 'dark' } as const satisfies Record<Appearance, string>

/** What `darkMode` holds for each appearance. */
const storedAppearances: Readonly<Record<Appearance, string>> = { auto: 'auto', light: 'false', dark: 'true' }

const parseAppearance = (stored: string | null): string =>
  muiModes[appearances.find((each) => storedAppearances[each] === stored) ?? 'auto']

const formatAppearance = (mode: unknown): string | undefined => {
  const appearance = appearances.find((each) => muiModes[each] === mode)
  return appearance && storedAppearances[appearance]
}

/** Eye protection takes the place of the light scheme and of the dark one: so it wins, and turned off it leaves the appearance as it was. */
const parseScheme = (base: DisplayMode) => (stored: string | null) => (stored === 'true' ? 'eye-protection' : base)

const formatScheme = (scheme: unknown): string | undefined =>
  displayModes.some((mode) => mode === scheme) ? String(scheme === 'eye-protection') : undefined

/** Null in web views without storage. */
const areaOf = (storageWindow: Window): Storage | null => storageWindow.localStorage

/** A browser whose storage is blocked or full throws a DOMException; Firefox throws another exception for a damaged one. */
function ignoreBlockedStorage(error: unknown): undefined {
  if (error instanceof DOMException || (error as { name?: string }).name?.startsWith('NS_ERROR_')) return
  throw error
}

/**
 * One of MUI's values over one key of the browser. `parse` reads what the key holds, also nothing (null); `format` gives what is stored, or
 * undefined for a value that is not ours.
 */
function storeUnder(
  key: string,
  storageWindow: Window,
  parse: (stored: string | null) => string,
  format: (value: unknown) => string | undefined,
): Stored {
  return {
    get: (fallback: unknown) => {
      try {
        return parse(areaOf(storageWindow)?.getItem(key) ?? null)
      } catch (error) {
        return ignoreBlockedStorage(error) ?? fallback
      }
    },
    set: (value: unknown) => {
      const stored = format(value)
      try {
        if (stored !== undefined) areaOf(storageWindow)?.setItem(key, stored)
      } catch (error) {
        // The choice lasts as long as the page.
        ignoreBlockedStorage(error)
      }
    },
    subscribe: (handler) => {
      const listen = (event: StorageEvent) => {
        if (event.key === key) handler(parse(event.newValue))
      }
      storageWindow.addEventListener('storage', listen)
      return () => storageWindow.removeEventListener('storage', listen)
    },
  }
}

const inert: Stored = { get: (fallback: unknown) => fallback, set: () => undefined, subscribe: () => () => undefined }

/**
 * MUI's storage over two keys: `darkMode` ('auto' | 'true' | 'false', absent = 'auto') for its mode, and `eyeProtection` ('true' | 'false')
 * for the schemes of both modes. A browser that blocks storage keeps the choice for the visit.
 */
export const displayModeStorage: StorageManager = ({ key, storageWindow }) => {
  if (!storageWindow) return inert
  if (key.endsWith('-light')) return storeUnder('eyeProtection', storageWindow, parseScheme('light'), formatScheme)
  if (key.endsWith('-dark')) return storeUnder('eyeProtection', storageWindow, parseScheme('dark'), formatScheme)
  return storeUnder('darkMode', storageWindow, parseAppearance, formatAppearance)
}

/** Storage that begins with the given mode and forgets: for stories and visual tests. */
export const fixedDisplayMode =
  (mode: DisplayMode): StorageManager =>
  ({ key }) => {
    const schemeOf = (base: DisplayMode) => (mode === 'eye-protection' ? mode : base)
    if (key.endsWith('-light')) return { ...inert, get: () => schemeOf('light') }
    if (key.endsWith('-dark')) return { ...inert, get: () => schemeOf('dark') }
    return { ...inert, get: () => colors[mode].mode }
  }
