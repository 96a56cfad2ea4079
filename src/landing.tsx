/** Entry of the landing page: brings the prerendered document to life. */
import { createRoot, hydrateRoot } from './react-root.ts'
import { createStyleCache } from '#design-system'
import { LandingPage } from '#features/landing'
import { currentLanguage } from '#lib/language'
import './design-system/fonts-fallback.css'
import fonts from './design-system/fonts.css?url'

const root = document.getElementById('root')
if (root) {
  const page = <LandingPage language={currentLanguage()} styleCache={createStyleCache()} />
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
