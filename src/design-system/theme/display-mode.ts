import { useLayoutEffect } from 'react'
import { useColorScheme } from '@mui/material/styles'
import { colors, displayModes } from '../tokens/color.ts'
import type { DisplayMode } from '../tokens/color.ts'
import { appearances, muiModes } from './display-mode-storage.ts'
import type { Appearance } from './display-mode-storage.ts'

export interface DisplayModeState {
  /** What the screen shows; `light` until the page has hydrated. */
  displayMode: DisplayMode
  /** What the learner chose. Eye protection wins while it is on, whatever is chosen here. */
  appearance: Appearance
  setAppearance: (appearance: Appearance) => void
  /** Turned off, the appearance is what it was before. */
  setEyeProtection: (isOn: boolean) => void
}

const isDisplayMode = (value: unknown): value is DisplayMode => displayModes.some((mode) => mode === value)

/** The display mode, and how to change it. */
export function useDisplayMode(): DisplayModeState {
  const { colorScheme, mode, setMode, setColorScheme } = useColorScheme()
  return {
    displayMode: isDisplayMode(colorScheme) ? colorScheme : 'light',
    appearance: appearances.find((each) => muiModes[each] === mode) ?? 'auto',
    setAppearance: (appearance) => setMode(muiModes[appearance]),
    setEyeProtection: (isOn) =>
      setColorScheme(isOn ? { light: 'eye-protection', dark: 'eye-protection' } : { light: 'light', dark: 'dark' }),
  }
}

/** Keeps the colour of the browser's own frame in step, and ends what src/boot/boot.js painted before the styles were there. */
export function DocumentColor(): null {
  const { colorScheme } = useColorScheme()
  useLayoutEffect(() => {
    if (!isDisplayMode(colorScheme)) return
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colors[colorScheme].background)
    document.documentElement.style.removeProperty('background')
  }, [colorScheme])
  return null
}
