import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { findPage, nextPages } from '#contract/pages'
import { useLanguage } from '#lib/language'
import { afterPaint } from '#lib/after-paint'
import { applyMetadata } from './metadata.ts'
import { useSubject } from './subject.ts'
import { usePreload } from './usePreload.ts'

/** Milliseconds after arrival on a page before the likely next ones are fetched, and from each of them to the one after it: together they would hold up a press. */
const [preloadDelay, preloadPause] = [1_000, 100]

/**
 * What happens when a page opens: the head of the document follows, the likely next pages are fetched, and after a change of page the
 * window stands at its top, the focus on its content. Answers the title to announce, empty until the first change of page.
 */
export function usePageEffects(): string {
  const { pathname } = useLocation()
  const kind = useNavigationType()
  const language = useLanguage()
  const [announced, announce] = useState('')
  const before = useRef(pathname)
  const name = findPage(pathname)
  const preload = usePreload()
  const subject = useSubject(pathname, language)

  useEffect(
    () => afterPaint(() => applyMetadata(name, pathname, language, subject)),
    [name, pathname, language, subject],
  )

  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (kind !== 'POP') requestAnimationFrame(() => window.scrollTo(0, 0))
    afterPaint(() => {
      // A frame later, when a page that knows what it is about has said so.
      afterPaint(() => announce(document.title))
      const main = document.querySelector('main')
      main?.setAttribute('tabindex', '-1')
      main?.focus({ preventScroll: true })
    })
  }, [pathname, kind])

  const preloadNext = useEffectEvent(preload)
  useEffect(() => {
    if (!name) return
    const timers = nextPages[name]?.map((next, place) =>
      setTimeout(() => preloadNext(next), preloadDelay + place * preloadPause),
    )
    return () => timers?.forEach(clearTimeout)
  }, [name])

  return announced
}
