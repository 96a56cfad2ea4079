import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { layer } from '../../tokens/space.ts'
import { PlayFrame } from './PlayFrame.ts'

export interface FullScreenProps {
  /** What is played, for screen readers: 'Flashcards'. */
  label: string
  /** A PlayHeader and what is played. */
  children: ReactNode
}

const Root = styled('section')(
  themed(({ theme }) => ({
    position: 'fixed',
    inset: 0,
    zIndex: layer.overlay,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    backgroundColor: theme.vars.palette.background.default,
    '&:focus': { outline: 'none' },
  })),
)

/** Everything beside an element and its ancestors: what a keyboard and a screen reader shall not reach meanwhile. */
function surroundings(element: HTMLElement): HTMLElement[] {
  const { parentElement } = element
  if (!parentElement) return []
  const beside = [...parentElement.children].filter(
    (each): each is HTMLElement => each instanceof HTMLElement && each !== element && !each.inert,
  )
  return element === document.body ? [] : [...beside, ...surroundings(parentElement)]
}

/** A part of a page takes the whole window, over navigation and bars, which are unreachable until it goes. */
export function FullScreen({ label, children }: FullScreenProps) {
  const root = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = root.current
    if (!element) return undefined
    const before = document.activeElement
    const outside = surroundings(element)
    const { overflow } = document.documentElement.style
    outside.forEach((each) => (each.inert = true))
    document.documentElement.style.overflow = 'hidden'
    if (!element.contains(document.activeElement)) element.focus({ preventScroll: true })
    return () => {
      outside.forEach((each) => (each.inert = false))
      document.documentElement.style.overflow = overflow
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <Root ref={root} aria-label={label} tabIndex={-1}>
      <PlayFrame as="div">{children}</PlayFrame>
    </Root>
  )
}
