/** Words of a listening walk for stories. */
import type { WalkWord } from '#contract/walk'
import type { screen } from './screen.ts'
import { storyWords } from './story-run.ts'

const sentences = [
  ['The fox runs into the forest.', '狐狸跑进了森林。'],
  ['The owl hunts at night.', '猫头鹰在夜里捕猎。'],
] as const

/** Eight words; the first ones with a sentence. */
export const walkWords = (): WalkWord[] =>
  storyWords.map((word, index) => {
    const [en, zh] = sentences[index] ?? []
    return { word, example: en === undefined ? null : { id: `${word.id}-0`, en, zh: zh ?? null } }
  })

type ScreenStory = ReturnType<typeof screen>

/**
 * A screen in a browser that lets sounds begin, though nobody has pressed anything, and in which none comes to its end by itself: the story says when.
 */
export function played(shown: ScreenStory) {
  return {
    ...shown,
    beforeEach: async (context: Parameters<ScreenStory['beforeEach']>[0]) => {
      const release = await shown.beforeEach(context)
      const own = HTMLMediaElement.prototype.play
      HTMLMediaElement.prototype.play = () => Promise.resolve()
      return () => {
        HTMLMediaElement.prototype.play = own
        release()
      }
    },
  }
}
