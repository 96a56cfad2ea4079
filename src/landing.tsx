/** Entry of the landing page: brings the prerendered document to life. */
import { Suspense } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createStyleCache, LandingTheme } from '#design-system'
import { Landing } from '#features/landing'
import { currentLanguage } from '#lib/language'
import './design-system/fonts-fallback.css'
import fonts from './design-system/fonts.css?url'

declare global {
  interface Window {
    /** The buttons that src/boot/first-press.js saw pressed, in their order. */
    __pressed?: Iterable<HTMLElement>
  }
}

const root = document.getElementById('root')
if (root) {
  const page = (
    // React brings what stands in a boundary to life in slices, so that a press finds the thread free.
    <Suspense>
      <LandingTheme styleCache={createStyleCache()}>
        <Landing language={currentLanguage()} />
      </LandingTheme>
    </Suspense>
  )
  if (root.firstChild) hydrateRoot(root, page)
  else createRoot(root).render(page)
  // What was pressed before React came is pressed now, each once: React comes alive at once for a press.
  const pressed = window.__pressed ?? []
  delete window.__pressed
  for (const button of pressed) button.click()
}

/** Milliseconds after which the page surely answers. The letters look almost the same without their font, so it comes last. */
const calm = 1000

addEventListener('load', () => {
  setTimeout(() => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = fonts
    document.head.append(link)
  }, calm)
})
