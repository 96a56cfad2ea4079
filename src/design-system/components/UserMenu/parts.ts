import { styled } from '@mui/material/styles'
import { pressable } from '../../theme/pressable.ts'
import { themed } from '../../theme/themed.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'

export const Trigger = styled('button')(
  themed(({ theme }) => ({
    ...pressable,
    ...theme.typography.body1,
    justifyContent: 'flex-start',
    gap: theme.spacing(3),
    width: '100%',
    minWidth: 0,
    minHeight: theme.spacing(14),
    padding: theme.spacing(1.5, 3),
    borderRadius: radius.control,
    color: theme.vars.palette.text.primary,
    textAlign: 'start',
    '&:hover, &[aria-expanded="true"]': { backgroundColor: theme.vars.palette.tint.neutral },
    '& > svg': {
      flexShrink: 0,
      width: size.iconSmall,
      height: size.iconSmall,
      marginInlineStart: 'auto',
      color: theme.vars.palette.text.secondary,
    },
    [theme.breakpoints.up('lg')]: {
      '[data-rail] &': { justifyContent: 'center', width: size.touch, padding: 0, '& > svg': { display: 'none' } },
    },
  })),
)

export const Who = styled('span')(
  themed(({ theme }) => ({
    minWidth: 0,
    lineHeight: 1.3,
    '& > *': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > span': { fontWeight: 600 },
    '& > small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
    [theme.breakpoints.up('lg')]: { '[data-rail] &': { display: 'none' } },
  })),
)
