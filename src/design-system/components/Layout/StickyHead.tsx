import { useEffect, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { radius, shadow } from '../../tokens/shape.ts'
import { layer, size } from '../../tokens/space.ts'

export interface StickyHeadProps {
  /** What the page is about in one line: it lies over the upper edge while the heading is out of view above. */
  head: ReactNode
  /** The heading of the page, or an element around it. */
  watched: RefObject<HTMLElement | null>
  /** The page. */
  children: ReactNode
}

/** Without a height of its own: nothing moves when it appears. Under the bar above the page on narrow screens. */
const Place = styled('div')(
  themed(({ theme }) => ({
    position: 'sticky',
    zIndex: layer.bar - 1,
    top: size.topBar,
    height: 0,
    [theme.breakpoints.up('lg')]: { top: 0 },
    '& > div': {
      minHeight: size.touch,
      padding: theme.spacing(1, 4),
      border: `${size.hairline} solid ${theme.vars.palette.divider}`,
      borderTop: 0,
      borderRadius: `0 0 ${radius.card} ${radius.card}`,
      backgroundColor: theme.vars.palette.background.paper,
      boxShadow: shadow.raised,
    },
    '&:not([data-shown]) > div': { visibility: 'hidden' },
    '@media print': { display: 'none' },
  })),
)

/** Keeps in view what a long page is about once its heading has left the window. */
export function StickyHead({ head, watched, children }: StickyHeadProps) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const heading = watched.current
    if (!heading) return undefined
    // Out of view above: below the window it has not been reached yet.
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setShown(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(heading)
    return () => observer.disconnect()
  }, [watched])
  return (
    <div>
      <Place data-part="sticky-head" data-shown={isShown || undefined}>
        <div>{head}</div>
      </Place>
      {children}
    </div>
  )
}
