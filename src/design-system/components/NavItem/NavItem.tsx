import type { ReactNode } from 'react'
import BottomNavigationAction from '@mui/material/BottomNavigationAction'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

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

const Root = styled(ButtonBase)(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      display: 'flex',
      justifyContent: 'flex-start',
      gap: theme.spacing(3),
      minHeight: size.touch,
      padding: theme.spacing(1.5, 3),
      borderRadius: radius.control,
      color: palette.text.primary,
      fontWeight: 500,
      // No transition: it would draw a dozen frames while the next page is laid out.
      '& > svg': { flexShrink: 0, width: size.icon, height: size.icon, color: palette.text.secondary },
      '&:hover': { backgroundColor: palette.tint.neutral },
      '&[aria-current]': {
        backgroundColor: palette.tint.primary,
        fontWeight: 650,
        '&, & > svg': { color: palette.primary.main },
      },
      // The sidebar as a rail of pictures: the label stays for screen readers.
      [theme.breakpoints.up('lg')]: {
        '[data-rail] &': { justifyContent: 'center', width: size.touch, padding: 0 },
      },
    }
  }),
)

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

const Label = styled('span')(
  themed(({ theme }) => ({
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    [theme.breakpoints.up('lg')]: {
      '[data-rail] &': { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
    },
  })),
)

const Count = styled('span')(
  themed(({ theme }) => ({
    ...theme.typography.caption,
    marginInlineStart: 'auto',
    minWidth: '1.5rem',
    padding: theme.spacing(0, 1.5),
    borderRadius: radius.full,
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    fontWeight: 650,
    textAlign: 'center',
    '.MuiBottomNavigationAction-root &': {
      position: 'absolute',
      top: theme.spacing(1),
      left: '50%',
      marginInlineStart: theme.spacing(1.5),
    },
    [theme.breakpoints.up('lg')]: {
      '[data-rail] &': { position: 'absolute', top: theme.spacing(-0.5), right: theme.spacing(-1) },
    },
  })),
)

/** The way to one screen, in the sidebar or in the bar of phones. */
export function NavItem({ label, icon, to, current, look = 'side', count = 0, countLabel, onPreload }: NavItemProps) {
  const native = {
    to,
    'aria-current': current ? ('page' as const) : undefined,
    onPointerEnter: onPreload,
    onFocus: onPreload,
  }
  const waiting = count > 0 && (
    <Count data-count="">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      {countLabel && <VisuallyHidden>{countLabel}</VisuallyHidden>}
    </Count>
  )
  if (look === 'icon')
    return (
      <IconRoot {...native} title={label} aria-label={count > 0 && countLabel ? `${label}, ${countLabel}` : label}>
        {icon}
        {waiting}
      </IconRoot>
    )
  if (look === 'bar')
    return (
      <BottomNavigationAction
        showLabel
        icon={icon}
        label={
          <>
            {label}
            {waiting}
          </>
        }
        {...native}
      />
    )
  return (
    <Root {...native}>
      {icon}
      <Label>{label}</Label>
      {waiting}
    </Root>
  )
}
