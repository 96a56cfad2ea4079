import { styled } from '@mui/material/styles'
import { pressable } from '../../theme/pressable.ts'
import { themed } from '../../theme/themed.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'

/** A line of the sidebar: a link, or the button that folds a group of them. */
export const Root = styled('button')<{ to?: string }>(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      ...pressable,
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

export const Label = styled('span')(
  themed(({ theme }) => ({
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    [theme.breakpoints.up('lg')]: {
      '[data-rail] &': { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
    },
  })),
)

/** An entry of the bar at the foot of phones: a link, or the button of the menu. */
export const BarItem = styled('button')<{ to?: string }>(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      ...pressable,
      flexDirection: 'column',
      gap: theme.spacing(0.5),
      minWidth: 0,
      padding: theme.spacing(1),
      color: palette.text.primary,
      fontWeight: 500,
      '& > svg': { width: '1.5rem', height: '1.5rem', color: palette.text.secondary },
      '&:hover': { backgroundColor: palette.tint.neutral },
      '&[aria-current]': { fontWeight: 650, '&, & > svg': { color: palette.primary.main } },
      '&:focus-visible': { outlineOffset: `-${size.focusRing}` },
    }
  }),
)

export const BarLabel = styled('span')(
  themed(({ theme }) => ({
    ...theme.typography.caption,
    maxWidth: '100%',
    overflow: 'hidden',
    fontWeight: 'inherit',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '& > [data-count]': {
      position: 'absolute',
      top: theme.spacing(1),
      left: '50%',
      marginInlineStart: theme.spacing(1.5),
    },
  })),
)

/** What waits there. */
export const Count = styled('span')(
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
    [theme.breakpoints.up('lg')]: {
      '[data-rail] &': { position: 'absolute', top: theme.spacing(-0.5), right: theme.spacing(-1) },
    },
  })),
)
