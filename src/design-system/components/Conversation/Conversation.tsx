import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { Button } from '../Button/Button.tsx'

export interface ConversationProps {
  /** What is listed, for screen readers: 'Messages with mei-lin'. */
  label: string
  /** MessageBubbles and MessageDays in `li` elements, oldest first. */
  children: ReactNode
  /** The way to older messages, by a press or by scrolling up; left out at the beginning of the conversation. */
  older?: { label: string; loading: boolean; onLoad: () => void }
}

// A column in reverse counts from its end: the newest line stays in view, and older ones above it move nothing.
const Scroller = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    flexDirection: 'column-reverse',
    flex: '1 1 0',
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: theme.spacing(2, 3),
    [theme.breakpoints.up('md')]: { padding: theme.spacing(3, 5) },
  })),
)

const Lines = styled('ol')(
  themed(({ theme }) => ({
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(2),
    margin: 0,
    padding: 0,
    listStyleType: '""',
  })),
)

const Older = styled('div')(
  themed(({ theme }) => ({ display: 'grid', justifyItems: 'center', padding: theme.spacing(2) })),
)

/** What two people have said, the newest at the end. It scrolls for itself. */
export function Conversation({ label, children, older }: ConversationProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const start = useRef<HTMLDivElement>(null)
  const load = useRef<() => void>(undefined)
  useEffect(() => {
    load.current = older && !older.loading ? older.onLoad : undefined
  })
  const hasOlder = older !== undefined
  useEffect(() => {
    if (!hasOlder || !start.current) return undefined
    const near = new IntersectionObserver(
      ([entry]) => {
        // A conversation that was not scrolled shows its end: what is above waits for the reader.
        if (entry?.isIntersecting && scroller.current && scroller.current.scrollTop < 0) load.current?.()
      },
      { root: scroller.current, rootMargin: '25% 0% 0%' },
    )
    near.observe(start.current)
    return () => near.disconnect()
  }, [hasOlder])
  return (
    <Scroller ref={scroller} role="region" aria-label={label} tabIndex={0}>
      <div>
        {older && (
          <Older ref={start}>
            <Button variant="quiet" loading={older.loading} onClick={older.onLoad}>
              {older.label}
            </Button>
          </Older>
        )}
        <Lines>{children}</Lines>
      </div>
    </Scroller>
  )
}
