import { useState } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { radius } from '../../tokens/shape.ts'
import { size as sizes } from '../../tokens/space.ts'
import { fontWeight } from '../../tokens/type.ts'

export interface AvatarProps {
  /** Whose it is; the first letter shows when there is no picture or it does not load. */
  name: string
  /** The address of the picture. */
  src?: string | undefined
  /** `large` on the profile. */
  size?: 'normal' | 'large'
}

const Root = styled('span')(
  themed(({ theme }) => ({
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    width: theme.spacing(9),
    height: theme.spacing(9),
    border: `${sizes.hairline} solid ${theme.vars.palette.divider}`,
    borderRadius: radius.full,
    backgroundColor: theme.vars.palette.pictureTint.leaf,
    color: theme.vars.palette.text.primary,
    fontWeight: fontWeight.bold,
    textTransform: 'uppercase',
    userSelect: 'none',
    overflow: 'hidden',
    '&[data-size="large"]': { width: '5rem', height: '5rem', fontSize: '2rem' },
    '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
  })),
)

/** The face of a learner. The name stands beside it, so it is decoration. */
export function Avatar({ name, src, size = 'normal' }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const [first = ''] = name
  return (
    <Root data-part="avatar" data-size={size} aria-hidden="true">
      {src && src !== broken ? <img src={src} alt="" onError={() => setBroken(src)} /> : first}
    </Root>
  )
}
