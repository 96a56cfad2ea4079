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
 * The landing page in its theme: the same tree when it is prerendered and when it is hydrated. All of it stands in a boundary, which React hydrates in
 * slices, so that a press finds the thread free.
 */
export function LandingPage({ language, styleCache }: LandingPageProps) {
  return (
    <Suspense>
      <LandingTheme {...(styleCache && { styleCache })}>
        <PressedEarly language={language} />
      </LandingTheme>
    </Suspense>
  )
}

/** Presses again, each once, what was pressed before React came, as soon as the page around its parts is hydrated: React hydrates the part of a press at once. */
function PressedEarly({ language }: Pick<LandingPageProps, 'language'>) {
  useEffect(() => {
    const pressed = window.__pressed ?? []
    delete window.__pressed
    // Not within an effect: React hydrates nothing for a press then, and the press is lost.
    setTimeout(() => {
      for (const button of pressed) button.click()
    })
  }, [])
  return <Landing language={language} />
}
