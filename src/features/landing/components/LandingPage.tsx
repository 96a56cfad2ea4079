import { Suspense, useEffect } from 'react'
import type { ComponentProps } from 'react'
import type { Language } from '#contract/patterns'
import { LandingTheme } from '#design-system'
import { Landing } from './Landing.tsx'

declare global {
  interface Window {
    /** The buttons that src/boot/first-press.js saw pressed, in their order. */
    __pressed?: Iterable<HTMLElement>
  }
}

interface LandingPageProps extends Pick<ComponentProps<typeof LandingTheme>, 'styleCache'> {
  /** The language in which the page was drawn before it reached the browser. */
  language: Language
}

/**
 * The landing page in its theme: the same tree when it is drawn at build time and when it comes to life. All of it stands in a boundary, which React
 * brings to life in slices, so that a press finds the thread free.
 */
export function LandingPage({ language, styleCache }: LandingPageProps) {
  return (
    <Suspense>
      <LandingTheme {...(styleCache && { styleCache })}>
        <Alive language={language} />
      </LandingTheme>
    </Suspense>
  )
}

/** What was pressed before React came is pressed now, each once, as soon as the page around its parts is alive: React wakes the part of a press at once. */
function Alive({ language }: Pick<LandingPageProps, 'language'>) {
  useEffect(() => {
    const pressed = window.__pressed ?? []
    delete window.__pressed
    // Not while React is at work: it wakes nothing then.
    setTimeout(() => {
      for (const button of pressed) button.click()
    })
  }, [])
  return <Landing language={language} />
}
