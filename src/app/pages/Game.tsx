import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { GameScreen } from '#features/challenges'
import type { SoundSetting } from '#features/challenges'
import { loadTexts } from '../i18n.ts'
import { arriving } from '../load.ts'

/** Notes are wanted at the end of a game only. When they do not arrive the result stands without them. */
const SaveMissed = lazy(async (): Promise<{ default: ComponentType<{ words: readonly string[] }> }> => {
  try {
    const [part] = await Promise.all([arriving(import('../SaveMissedWords.tsx')), loadTexts(['notes'])])
    return { default: part.SaveMissedWords }
  } catch (error) {
    console.warn('Notes did not arrive', error)
    return { default: () => null }
  }
})

/** Switches come with the dialog that shows them. When they do not arrive the game goes on; its header mutes the sound. */
const GameSettings = lazy(async (): Promise<{ default: ComponentType<{ sound: SoundSetting }> }> => {
  try {
    const part = await arriving(import('../GameSettings.tsx'))
    return { default: part.GameSettings }
  } catch (error) {
    console.warn('The settings of the game did not arrive', error)
    return { default: () => null }
  }
})

/** The game of a level, with the whole window to itself. */
export function Game() {
  return (
    <GameScreen
      settings={(sound) => (
        <Suspense fallback={null}>
          <GameSettings sound={sound} />
        </Suspense>
      )}
      missedSlot={(missed) => (
        <Suspense fallback={null}>
          <SaveMissed words={missed} />
        </Suspense>
      )}
    />
  )
}
