import { lazy, Suspense } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { afterPaint } from '#lib/after-paint'
import { loadTexts } from './i18n.ts'
import { arriving } from './load.ts'

/** Milliseconds after which a part no longer waits for a frame: a hidden tab draws none. */
const FRAME_PATIENCE = 500

/** Once the page has been drawn: its pictures and letters come before what it does without. */
const pageDrawn = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, FRAME_PATIENCE)
    afterPaint(resolve)
  })

/**
 * A part that comes after its page, with its texts. When it does not arrive the page goes without, and the console says so.
 *
 * @param name what the console calls it: 'The tour'
 * @param standIn keeps its room until it is here
 */
export function optionalPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  texts: Parameters<typeof loadTexts>[0] = [],
  standIn: ReactNode = null,
): ComponentType<Props> {
  const Part = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      await pageDrawn()
      const [part] = await Promise.all([arriving(load()), loadTexts(texts)])
      return { default: part }
    } catch (error) {
      console.warn(`${name} did not arrive`, error)
      return { default: () => null }
    }
  })
  return function OptionalPart(props: Props) {
    return (
      <Suspense fallback={standIn}>
        <Part {...props} />
      </Suspense>
    )
  }
}
