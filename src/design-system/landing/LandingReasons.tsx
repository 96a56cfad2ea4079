import { styled } from '@mui/material/styles'
import { Text } from '../components/Text/Text.tsx'
import { PictureTile } from '../components/PictureTile/PictureTile.tsx'
import type { PictureTint } from '../tokens/color.ts'
import { themed } from '../theme/themed.ts'

export interface LandingReasonsProps {
  reasons: readonly {
    title: string
    text: string
    /** Address of the picture. */
    picture: string
    tint: PictureTint
  }[]
}

const List = styled('ul')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(6),
    gridTemplateColumns: '1fr',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
    [theme.breakpoints.up('md')]: { gap: theme.spacing(8) },
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, 1fr)' },
    '& > li': {
      display: 'grid',
      alignContent: 'start',
      gap: theme.spacing(1, 4),
      gridTemplateColumns: 'auto 1fr',
      [theme.breakpoints.up('sm')]: { rowGap: theme.spacing(3), gridTemplateColumns: '1fr' },
      '& > span': { gridRow: 'span 2', [theme.breakpoints.up('sm')]: { gridRow: 'auto' } },
    },
  })),
)

/** Short reasons with a picture each: beside the words on phones, above them elsewhere. */
export function LandingReasons({ reasons }: LandingReasonsProps) {
  return (
    <List>
      {reasons.map(({ title, text, picture, tint }) => (
        <li key={title}>
          <PictureTile src={picture} alt="" decorative tint={tint} size="s" lazy />
          <Text variant="h3">{title}</Text>
          <Text color="textSecondary">{text}</Text>
        </li>
      ))}
    </List>
  )
}
