import { lazy, Suspense } from 'react'
import type { ComponentProps, ComponentType } from 'react'
import { beginLevelRun, GameScreen } from '#features/challenges'
import type { ShareResult as Share } from '#features/sharing'
import type { DuelCard as Card } from '#features/together'
import { loadTexts } from '../i18n.ts'
import { arriving } from '../load.ts'
import { explainSlot } from '../explain-slot.tsx'
import { playSettings } from '../play-settings.tsx'

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

/** So are contacts. When they do not arrive the result stands without them. */
const ShareResult = lazy(async (): Promise<{ default: ComponentType<ComponentProps<typeof Share>> }> => {
  try {
    const [part] = await Promise.all([arriving(import('#features/sharing')), loadTexts(['sharing'])])
    return { default: part.ShareResult }
  } catch (error) {
    console.warn('Sharing did not arrive', error)
    return { default: () => null }
  }
})

/** The two results of a duel that was just played. */
const Duel = lazy(async (): Promise<{ default: ComponentType<ComponentProps<typeof Card>> }> => {
  try {
    const [part] = await Promise.all([arriving(import('#features/together')), loadTexts(['together'])])
    return { default: part.DuelCard }
  } catch (error) {
    console.warn('The duel did not arrive', error)
    return { default: () => null }
  }
})

/** Starts the run while the page is drawn for the first time. */
export const begin = () => beginLevelRun(location)

/** The game of a level, with the whole window to itself. */
export function Game() {
  return (
    <GameScreen
      settingsSlot={playSettings}
      explainSlot={explainSlot}
      missedSlot={(missed) => (
        <Suspense fallback={null}>
          <SaveMissed words={missed} />
        </Suspense>
      )}
      resultSlot={({ id, words_from: from, title, difficulty, level }, { right_at_first_try: right, total }) => (
        <Suspense fallback={null}>
          {from === 'duel' ? (
            <Duel id={id} leadsBack />
          ) : (
            <ShareResult run={{ id, title, difficulty, level, right, total }} />
          )}
        </Suspense>
      )}
    />
  )
}
