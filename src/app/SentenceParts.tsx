import { lazy, Suspense } from 'react'
import type { ComponentProps, ComponentType } from 'react'
import type * as Sentences from '#features/sentences'
import { loadTexts } from './i18n.ts'
import { arriving } from './load.ts'

/** Sentences come after the page that shows them. When they do not arrive the page is whole without them. */
function lazily<Props extends object>(pick: (feature: typeof Sentences) => ComponentType<Props>): ComponentType<Props> {
  const Part = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      const [feature] = await Promise.all([arriving(import('#features/sentences')), loadTexts(['sentences'])])
      return { default: pick(feature) }
    } catch (error) {
      console.warn('Own sentences did not arrive', error)
      return { default: () => null }
    }
  })
  return function SentencePart(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    )
  }
}

/** The learner's sentences with a word, on its page. */
export const MySentencesPart = lazily<ComponentProps<typeof Sentences.MySentences>>((feature) => feature.MySentences)
/** Other ways to remember a leech, after a wrong answer. */
export const LeechAidsPart = lazily<ComponentProps<typeof Sentences.LeechAids>>((feature) => feature.LeechAids)
/** One hard word after a review. */
export const SentencePromptPart = lazily<ComponentProps<typeof Sentences.SentencePrompt>>(
  (feature) => feature.SentencePrompt,
)
