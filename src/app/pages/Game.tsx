import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { GameScreen } from '#features/challenges'
import { loadTexts } from '../i18n.ts'
import { DisplaySettings } from '../layouts/DisplaySettings.tsx'
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

/** The game of a level, with the whole window to itself. */
export function Game() {
  return (
    <GameScreen
      settings={<DisplaySettings />}
      missedSlot={(missed) => (
        <Suspense fallback={null}>
          <SaveMissed words={missed} />
        </Suspense>
      )}
    />
  )
}
