import MuiAvatar from '@mui/material/Avatar'

export interface AvatarProps {
  /** Whose it is; the first letter shows when there is no picture or it does not load. */
  name: string
  /** The address of the picture. */
  src?: string
  /** `large` on the profile. */
  size?: 'normal' | 'large'
}

/** The face of a learner. The name stands beside it, so it is decoration. */
export function Avatar({ name, src, size = 'normal' }: AvatarProps) {
  const [first = ''] = name
  return (
    <MuiAvatar component="span" src={src} alt="" data-size={size} aria-hidden="true">
      {first}
    </MuiAvatar>
  )
}
