import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { fontWeight } from '../../tokens/type.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'

export interface AvatarProps {
  /** Whose it is; the first letter shows when there is no picture. */
  name: string
  /** The address of the picture. */
  src?: string
  /** `large` on the profile. */
  size?: 'normal' | 'large'
}

const Root = styled('span')(
  themed(({ theme }) => ({
    display: 'inline-grid',
    placeContent: 'center',
    flexShrink: 0,
    width: theme.spacing(9),
    height: theme.spacing(9),
    overflow: 'hidden',
    border: `${size.hairline} solid ${theme.vars.palette.divider}`,
    borderRadius: radius.full,
    backgroundColor: theme.vars.palette.pictureTint.leaf,
    color: theme.vars.palette.text.primary,
    fontWeight: fontWeight.bold,
    textTransform: 'uppercase',
    '&[data-size="large"]': { width: '5rem', height: '5rem', fontSize: '2rem' },
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  })),
)

/** The face of a learner. The name stands beside it, so it is decoration. */
export function Avatar({ name, src, size: look = 'normal' }: AvatarProps) {
  const [first = ''] = name
  return (
    <Root data-size={look} aria-hidden="true">
      {src ? <img src={src} alt="" /> : first}
    </Root>
  )
}
