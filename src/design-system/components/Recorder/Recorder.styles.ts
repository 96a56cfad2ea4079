import { styled } from '@mui/material/styles'
import { pressable } from '../../theme/pressable.ts'
import { themed } from '../../theme/themed.ts'
import { duration } from '../../tokens/motion.ts'
import { playSize } from '../../tokens/play.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'

export const Root = styled('div')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      display: 'grid',
      justifyItems: 'center',
      gap: theme.spacing(3),
      '& .meter': { display: 'block', width: theme.spacing(45), maxWidth: '100%' },
      '& rect': { fill: palette.divider },
      '& [data-on]': { fill: palette.primary.main },
      '& [data-loud] [data-on]': { fill: palette.error.main },
      '& .time': {
        ...theme.typography.h3,
        margin: 0,
        color: palette.text.secondary,
        fontVariantNumeric: 'tabular-nums',
      },
    }
  }),
)

export const Press = styled('button')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      ...pressable,
      width: playSize.press,
      height: playSize.press,
      borderRadius: radius.full,
      color: palette.primary.contrastText,
      backgroundColor: palette.primary.main,
      transition: theme.transitions.create('background-color', { duration: duration.tap }),
      '&:hover': { backgroundColor: palette.primary.dark },
      '& svg': { width: size.iconLarge, height: size.iconLarge },
      '&[data-recording]': { backgroundColor: palette.error.main },
      '&[data-recording] svg': { fill: 'currentColor' },
      '&[aria-disabled]': {
        color: palette.text.secondary,
        backgroundColor: palette.tint.neutral,
        cursor: 'default',
      },
    }
  }),
)

export const Message = styled('div')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      ...theme.typography.body2,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: theme.spacing(2),
      maxWidth: size.text,
      // One state's line is no higher than the next one's: the button stays in its place.
      minHeight: theme.spacing(11),
      color: palette.text.primary,
      textAlign: 'center',
      '& svg': { flex: 'none', width: size.icon, height: size.icon, color: palette.warning.main },
    }
  }),
)
