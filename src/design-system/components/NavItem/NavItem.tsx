import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { Link } from '../../link.ts'
import { themed } from '../../theme/themed.ts'
import { size } from '../../tokens/space.ts'
import { BarItem, BarLabel, Label, Root } from './parts.ts'
import { WaitingCount } from './WaitingCount.tsx'

export interface NavItemProps {
  /** The name of the screen, the same as its heading. */
  label: string
  /** A picture of the screen; a collapsed sidebar shows it alone. */
  icon: ReactNode
  /** The address of the screen. */
  to: string
  /** Whether this is the screen in view. */
  current?: boolean
  /** `bar` in the bar at the foot of phones; `icon` is a picture alone, in the bar above the page. */
  look?: 'side' | 'bar' | 'icon'
  /** What waits there, such as reviews; 0 shows nothing. */
  count?: number
  /** The count in words, for screen readers: "12 due". */
  countLabel?: string
  /** Called on hover and focus, before the page is opened. */
  onPreload?: () => void
}

/** As large as a press with a finger, whatever the count says: nothing moves when it changes. */
const IconRoot = styled(Root)(
  themed(({ theme }) => ({
    position: 'relative',
    justifyContent: 'center',
    width: size.touch,
    padding: 0,
    '& > [data-count]': { position: 'absolute', top: theme.spacing(0.5), left: '50%' },
  })),
)

/** The way to one screen, in the sidebar or in the bar of phones. */
export function NavItem({ label, icon, to, current, look = 'side', count = 0, countLabel, onPreload }: NavItemProps) {
  const native = {
    as: Link,
    to,
    'aria-current': current ? ('page' as const) : undefined,
    onPointerEnter: onPreload,
    onFocus: onPreload,
  }
  const waiting = <WaitingCount count={count} label={countLabel} />
  if (look === 'icon')
    return (
      <IconRoot {...native} title={label} aria-label={count > 0 && countLabel ? `${label}, ${countLabel}` : label}>
        {icon}
        {waiting}
      </IconRoot>
    )
  if (look === 'bar')
    return (
      <BarItem {...native}>
        {icon}
        <BarLabel>
          {label}
          {waiting}
        </BarLabel>
      </BarItem>
    )
  return (
    <Root {...native}>
      {icon}
      <Label>{label}</Label>
      {waiting}
    </Root>
  )
}
