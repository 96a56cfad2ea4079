import type { PlaySettingsSlot } from '#features/practice'
import { optionalPart } from './optional-part.tsx'

/** Switches come with the dialog that shows them. */
const PlaySettings = optionalPart(
  'The settings of the game',
  async () => (await import('./PlaySettings.tsx')).PlaySettings,
)

/** The settings of every play screen. */
export const playSettings: PlaySettingsSlot = (switches) => <PlaySettings switches={switches} />
