import { styled } from '@mui/material/styles'
import { Link } from '../../link.ts'
import { themed } from '../../theme/themed.ts'
import { size as sizes } from '../../tokens/space.ts'
import { fontWeight } from '../../tokens/type.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { LogoMark } from './LogoMark.tsx'

export interface LogoProps {
  /** The product's name in the learner's language. */
  name: string
  /** `mark` where there is no room for the name; it is still read out. */
  look?: 'full' | 'mark'
  /** `large` on landing and sign-in. */
  size?: 'normal' | 'large'
  /** Where the logo leads: it is a link then. */
  to?: string
  /** Where the link leads, for screen readers; the name when left out. */
  label?: string
}

/** CSS pixels below which a button beside the name has too little room. */
const SMALL_PHONE = 400

const Root = styled('span')(
  themed(({ theme }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(2),
    // With large text it still fits into the sidebar.
    fontSize: `min(1.25rem, calc(${sizes.sidebar} / 8.5))`,
    fontWeight: fontWeight.heavy,
    lineHeight: 1,
    color: theme.vars.palette.text.primary,
    whiteSpace: 'nowrap',
    '&[data-size="large"]': { fontSize: '1.75rem' },
    '& svg': { flexShrink: 0, fontSize: '1.6em' },
    // In a bar with a button the leaf alone leaves that its room on a small phone; the link keeps its name.
    [theme.breakpoints.down(SMALL_PHONE)]: {
      '[data-crowded] &:lang(en) > .name': { position: 'absolute', clipPath: 'inset(50%)' },
    },
  })),
)

const Home = styled('a')({ display: 'flex', textDecoration: 'none' })

/** The sign of the product: the leaf, and its name. */
export function Logo({ name, look = 'full', size = 'normal', to, label }: LogoProps) {
  const logo = (
    <Root data-size={size}>
      <LogoMark />
      {look === 'full' ? <span className="name">{name}</span> : <VisuallyHidden>{name}</VisuallyHidden>}
    </Root>
  )
  if (to === undefined) return logo
  return (
    <Home {...{ as: Link, to }} aria-label={label}>
      {logo}
    </Home>
  )
}
