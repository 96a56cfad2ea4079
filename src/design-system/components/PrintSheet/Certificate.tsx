import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { BadgeCheck } from 'lucide-react'
import { themed } from '../../theme/themed.ts'
import { measure } from '../../tokens/space.ts'
import { Card } from '../Card/Card.tsx'
import { Logo } from '../Logo/Logo.tsx'
import { Text } from '../Text/Text.tsx'

export interface CertificateProps {
  /** The product's name, for the logo. */
  brand: string
  /** What the paper is: 'Certificate of completion'. */
  title: string
  /** The learner. */
  name: string
  /** Leads from the name to the course: 'has completed'. */
  completed: string
  /** The name of the course. */
  course: string
  /** One line each: what was learned, when. */
  facts: readonly string[]
  /** Buttons below the certificate; paper has none. */
  actions: ReactNode
}

const Root = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: theme.spacing(5),
    '& .sheet': { width: '100%', maxWidth: measure.prose },
    '& .words': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: theme.spacing(4),
      paddingBlock: theme.spacing(6),
      textAlign: 'center',
      [theme.breakpoints.up('md')]: { padding: theme.spacing(14, 10) },
    },
    '& .words > svg': { width: '3rem', height: '3rem', color: theme.vars.palette.reward.text },
    '& .actions': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(3) },
    '@media print': { '& .sheet': { maxWidth: 'none' }, '& .actions': { display: 'none' } },
  })),
)

/** A certificate as it is printed: as wide as reads well, and the whole width of the paper. */
export function Certificate({ brand, title, name, completed, course, facts, actions }: CertificateProps) {
  return (
    <Root>
      <div className="sheet">
        <Card>
          <div className="words">
            <Logo name={brand} size="large" />
            <Text variant="body2" color="textSecondary">
              {title}
            </Text>
            <Text variant="h1" breakWord>
              {name}
            </Text>
            <Text>{completed}</Text>
            <Text variant="h2" component="p">
              {course}
            </Text>
            <BadgeCheck aria-hidden />
            {facts.map((fact) => (
              <Text key={fact} color="textSecondary">
                {fact}
              </Text>
            ))}
          </div>
        </Card>
      </div>
      <div className="actions">{actions}</div>
    </Root>
  )
}
