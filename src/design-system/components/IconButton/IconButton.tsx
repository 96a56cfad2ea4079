import type { ComponentPropsWithRef, ReactNode } from 'react'
import MuiIconButton from '@mui/material/IconButton'

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

/** A press that a picture explains better than words would, in a place with little room. */
export function IconButton({ label, variant = 'plain', size = 'm', ...native }: IconButtonProps) {
  return (
    <MuiIconButton
      title={label}
      color={variant === 'filled' ? 'primary' : 'default'}
      size={size === 'l' ? 'large' : 'medium'}
      {...native}
      aria-label={label}
    />
  )
}
