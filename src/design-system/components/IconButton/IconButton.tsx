import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { pressable, unpressable } from '../../theme/pressable.ts'
import { themed } from '../../theme/themed.ts'
import { duration } from '../../tokens/motion.ts'
import { playSize } from '../../tokens/play.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children' | 'color'> {
  /** What a press does; also shown when the pointer rests. */
  label: string
  /** The picture: a 20 px line icon. */
  children: ReactNode
  /** `filled` for the main thing to press, such as hearing a word. */
  variant?: 'plain' | 'filled'
  /** `l` where this press is all there is to do, such as hearing a word that is not shown. */
  size?: 'm' | 'l'
}

const Root = styled('button')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      ...pressable,
      flexShrink: 0,
      width: size.touch,
      height: size.touch,
      borderRadius: radius.full,
      color: palette.text.secondary,
      transition: theme.transitions.create(['background-color', 'color', 'scale'], { duration: duration.tap }),
      '& svg': { width: size.icon, height: size.icon },
      '&[data-size="l"]': {
        width: playSize.press,
        height: playSize.press,
        '& svg': { width: size.iconLarge, height: size.iconLarge },
      },
      '&:hover, &[aria-pressed="true"]': { backgroundColor: palette.tint.primary, color: palette.primary.main },
      '&:active': { scale: '0.94' },
      '&[data-icon-button="filled"]': {
        backgroundColor: palette.primary.main,
        color: palette.primary.contrastText,
        '&:hover': { backgroundColor: palette.primary.dark },
      },
      ...unpressable(theme),
    }
  }),
)

/** A press that a picture explains better than words would, in a place with little room. */
export function IconButton({ label, variant = 'plain', size: length = 'm', ...native }: IconButtonProps) {
  return (
    <Root
      type="button"
      title={label}
      data-icon-button={variant}
      data-size={length}
      // As for Button: Safari.
      tabIndex={0}
      {...native}
      aria-label={label}
    />
  )
}
