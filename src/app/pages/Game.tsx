import { GameScreen } from '#features/challenges'
import { AppLink } from '../AppLink.tsx'
import { DisplaySettings } from '../layouts/DisplaySettings.tsx'

/** The game of a level, with the whole window to itself. */
export function Game() {
  return <GameScreen settings={<DisplaySettings />} LinkComponent={AppLink} />
}
