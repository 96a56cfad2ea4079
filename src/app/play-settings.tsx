import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import type { PlaySettingsSlot, PlaySwitch } from '#features/practice'
import { arriving } from './load.ts'

/** Switches come with the dialog that shows them. When they do not arrive the game goes on. */
const PlaySettings = lazy(async (): Promise<{ default: ComponentType<{ switches: readonly PlaySwitch[] }> }> => {
  try {
    const part = await arriving(import('./PlaySettings.tsx'))
    return { default: part.PlaySettings }
  } catch (error) {
    console.warn('The settings of the game did not arrive', error)
    return { default: () => null }
  }
})

/** The settings of every play screen. */
export const playSettings: PlaySettingsSlot = (switches) => (
  <Suspense fallback={null}>
    <PlaySettings switches={switches} />
  </Suspense>
)
