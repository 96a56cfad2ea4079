/** Draws the landing page in one language without a browser. scripts/build.ts bundles this and calls it at build time. */
import createStyleExtractor from '@emotion/server/create-instance'
import { renderToString } from 'react-dom/server'
import { jsx } from 'react/jsx-runtime'
import type { Language } from '#contract/patterns'
import { createStyleCache } from '#design-system'
import { LandingPage } from '#features/landing'

export interface Prerendered {
  /** Content of the root element. */
  readonly html: string
  /** Style tags with exactly the rules that the content uses, in the form from which the browser's style cache goes on. */
  readonly styles: string
}

/** Throws when the page holds a `style` attribute: the policy drops it, and hydration would not bring it back. */
export function prerender(language: Language): Prerendered {
  const cache = createStyleCache()
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createStyleExtractor(cache)
  const html = renderToString(jsx(LandingPage, { language, styleCache: cache }))
  const inline = /<[^>]*\sstyle="[^"]*"[^>]*>/.exec(html)
  if (inline) throw new Error(`The landing page holds a style attribute: ${inline[0]}`)
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(html))
  // Emotion moves style tags into the head, which has the browser work all styles out again, unless this mark says that they are there.
  return { html, styles: styles.replaceAll('<style ', '<style data-s ') }
}
