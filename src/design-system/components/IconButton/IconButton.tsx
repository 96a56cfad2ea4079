import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { duration } from '../../tokens/motion.ts'
import { playSize } from '../../tokens/play.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> {
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
      display: 'inline-grid',
      placeContent: 'center',
      flexShrink: 0,
      width: size.touch,
      height: size.touch,
      margin: 0,
      padding: 0,
      border: 0,
      borderRadius: radius.full,
      backgroundColor: 'transparent',
      color: palette.text.secondary,
      cursor: 'pointer',
      touchAction: 'manipulation',
      transition: theme.transitions.create(['background-color', 'color', 'scale'], { duration: duration.tap }),
      '& svg': { width: size.icon, height: size.icon },
      '&[data-size="l"]': {
        width: playSize.press,
        height: playSize.press,
        '& svg': { width: size.iconLarge, height: size.iconLarge },
      },
      '&:hover, &[aria-pressed="true"]': { backgroundColor: palette.tint.primary, color: palette.primary.main },
      '&:active': { scale: '0.94' },
      '&[data-variant="filled"]': {
        backgroundColor: palette.primary.main,
        color: palette.primary.contrastText,
        '&:hover': { backgroundColor: palette.primary.dark },
      },
      '&:disabled': {
        cursor: 'not-allowed',
        scale: '1',
        '&, &:hover': { backgroundColor: palette.tint.neutral, color: palette.text.secondary },
      },
    }
  }),
)

/** A press that a picture explains better than words would, in a place with little room. */
export function IconButton({ label, children, variant = 'plain', size: extent = 'm', ...native }: IconButtonProps) {
  return (
    <Root type="button" data-variant={variant} data-size={extent} title={label} {...native} aria-label={label}>
      {children}
    </Root>
  )
}
