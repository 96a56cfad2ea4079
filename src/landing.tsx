/** Entry of the landing page: brings the prerendered document to life. */
import { Suspense, useEffect } from 'react'
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

/** What was pressed before React came is pressed now, each once, as soon as the page around its parts is alive: React wakes the part of a press at once. */
function PressAgain(): null {
  useEffect(() => {
    const pressed = window.__pressed ?? []
    delete window.__pressed
    // Not while React is at work: it wakes nothing then.
    setTimeout(() => {
      for (const button of pressed) button.click()
    })
  }, [])
  return null
}

const root = document.getElementById('root')
if (root) {
  const page = (
    // React brings what stands in a boundary to life in slices, so that a press finds the thread free.
    <Suspense>
      <LandingTheme styleCache={createStyleCache()}>
        <Landing language={currentLanguage()} />
        <PressAgain />
      </LandingTheme>
    </Suspense>
  )
  if (root.firstChild) hydrateRoot(root, page)
  else createRoot(root).render(page)
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
