import { radius, shadow } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { themed } from '../themed.ts'
import type { Overrides } from './baseline.ts'

/** Cards: paper with a line; a shadow only where something floats. */
export const surfaceOverrides: Overrides = {
  MuiPaper: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      rounded: { borderRadius: radius.card },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
    },
  },
  MuiCard: {
    styleOverrides: {
      root: themed(({ theme }) => {
        const { palette } = theme.vars
        const tone = (background: string) => ({ backgroundColor: background, borderColor: 'transparent' })
        return {
          minWidth: 0,
          overflow: 'clip',
          boxShadow: shadow.card,
          '&[data-tone="primary"]': tone(palette.tint.primary),
          '&[data-tone="reward"]': tone(palette.tint.reward),
          '&[data-tone="error"]': tone(palette.tint.error),
          '&[data-tone="info"]': tone(palette.tint.info),
          '&[data-tone="neutral"]': { backgroundColor: palette.tint.neutral },
          '&:not([data-tone="plain"])': { boxShadow: 'none' },
          '&[data-raised]': { boxShadow: shadow.raised },
          '&[data-padding="normal"]': {
            padding: theme.spacing(4),
            [theme.breakpoints.up('md')]: { padding: theme.spacing(6) },
          },
          '&[data-padding="roomy"]': {
            padding: theme.spacing(8, 4),
            [theme.breakpoints.up('md')]: { padding: theme.spacing(14, 6) },
          },
          // A quiet button is larger than its picture: the picture stands in line with the words above.
          '& > .footer': {
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: theme.spacing(2),
            margin: theme.spacing(2, -3, -2, 0),
          },
        }
      }),
    },
  },
  MuiContainer: {
    styleOverrides: {
      root: ({ theme }) => ({
        maxWidth: `calc(${size.content} + ${theme.spacing(12)})`,
        paddingInline: theme.spacing(4),
        [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(6) },
      }),
    },
  },
}
