import { styled } from '@mui/material/styles'
import { Link } from '../../link.ts'
import { themed } from '../../theme/themed.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { fontWeight } from '../../tokens/type.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export interface OutlineItemProps {
  /** The name of the part. */
  label: string
  /** How much is there, in figures. */
  count: string
  /** The same in words, for screen readers: '12 words'. */
  countLabel: string
  /** The address of the part. */
  to: string
  /** Whether this is the part in view. */
  current: boolean
  /** Called when it is pressed: a sheet around it closes. */
  onGo: () => void
}

const Root = styled(Link)(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      ...theme.typography.body2,
      display: 'flex',
      flex: 1,
      alignItems: 'center',
      gap: theme.spacing(2),
      minWidth: 0,
      minHeight: size.touch,
      paddingInline: theme.spacing(3),
      borderRadius: radius.control,
      color: palette.text.primary,
      textDecoration: 'none',
      '&:hover, &[aria-current]': { backgroundColor: palette.tint.primary },
      '&[aria-current]': { color: palette.primary.main, fontWeight: fontWeight.bold },
      '& > .label': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
      '& > .count': { color: palette.text.secondary, fontWeight: fontWeight.regular },
    }
  }),
)

/** The way to a part of something long, such as a page of a note, with how much is there. */
export function OutlineItem({ label, count, countLabel, to, current, onGo }: OutlineItemProps) {
  return (
    <Root to={to} aria-current={current ? 'page' : undefined} onClick={onGo}>
      <span className="label">{label}</span>
      <span className="count" aria-hidden>
        {count}
      </span>
      <VisuallyHidden>{countLabel}</VisuallyHidden>
    </Root>
  )
}
