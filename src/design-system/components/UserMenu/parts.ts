import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { radius, shadow } from '../../tokens/shape.ts'
import { layer, size } from '../../tokens/space.ts'

export const Root = styled('div')({ position: 'relative', minWidth: 0 })

export const Trigger = styled('button')(
  themed(({ theme }) => ({
    ...theme.typography.body1,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(3),
    width: '100%',
    minHeight: theme.spacing(14),
    margin: 0,
    padding: theme.spacing(1.5, 3),
    border: 0,
    borderRadius: radius.control,
    backgroundColor: 'transparent',
    color: theme.vars.palette.text.primary,
    textAlign: 'start',
    cursor: 'pointer',
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

export const Panel = styled('ul')(
  themed(({ theme }) => ({
    position: 'absolute',
    zIndex: layer.overlay,
    bottom: `calc(100% + ${theme.spacing(1)})`,
    insetInlineStart: 0,
    minWidth: 'max(100%, 12rem)',
    margin: 0,
    padding: theme.spacing(1),
    listStyle: 'none',
    border: `${size.hairline} solid ${theme.vars.palette.divider}`,
    borderRadius: radius.card,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: shadow.raised,
  })),
)

export const Entry = styled('button')(
  themed(({ theme }) => ({
    ...theme.typography.body1,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(3),
    width: '100%',
    minHeight: size.touch,
    margin: 0,
    padding: theme.spacing(1.5, 3),
    border: 0,
    borderRadius: radius.control,
    backgroundColor: 'transparent',
    color: theme.vars.palette.text.primary,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.vars.palette.tint.primary },
    '& > svg': { flexShrink: 0, width: size.icon, height: size.icon, color: theme.vars.palette.text.secondary },
  })),
)
