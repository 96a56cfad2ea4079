import { styled } from '@mui/material/styles'
import { themed } from '../theme/themed.ts'
import { LandingContainer } from './LandingContainer.ts'
import { size } from '../tokens/space.ts'

export interface LandingFootProps {
  /** What the links are, for screen readers. */
  label: string
  links: readonly { name: string; to: string }[]
  /** The product's name. */
  name: string
}

const Foot = styled('footer')(
  themed(({ theme }) => ({
    backgroundColor: theme.vars.palette.pictureTint.leaf,
    '& > nav': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: theme.spacing(6),
      paddingBlock: theme.spacing(4),
    },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: size.touch,
      color: theme.vars.palette.text.primary,
    },
    '& .name': {
      ...theme.typography.body2,
      [theme.breakpoints.up('md')]: { marginLeft: 'auto' },
    },
  })),
)

/** The end of the landing page: agreements and credits. */
export function LandingFoot({ label, links, name }: LandingFootProps) {
  return (
    <Foot>
      <LandingContainer as="nav" aria-label={label}>
        {links.map((link) => (
          <a key={link.to} href={link.to}>
            {link.name}
          </a>
        ))}
        <span className="name">{name}</span>
      </LandingContainer>
    </Foot>
  )
}
