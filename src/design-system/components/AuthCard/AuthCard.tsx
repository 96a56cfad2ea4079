import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { radius, shadow } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { Grove } from '../Grove/Grove.tsx'
import { Text } from '../Text/Text.tsx'

export interface AuthCardProps {
  /** The logo, in its link to the start. */
  logo: ReactNode
  /** What happens here: "Sign in". */
  title: string
  /** One line under the title. */
  lead?: ReactNode
  /** The form. */
  children: ReactNode
  /** Under the card: the way to the other form, agreements. */
  footer?: ReactNode
}

const Page = styled('main')(
  themed(({ theme }) => ({
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gridTemplateRows: 'auto auto 1fr',
    justifyItems: 'center',
    alignContent: 'start',
    gap: theme.spacing(6),
    minHeight: '100dvh',
    padding: theme.spacing(6, 4),
    overflow: 'clip',
    [theme.breakpoints.up('md')]: { gap: theme.spacing(8), paddingTop: '9vh' },
  })),
)

const Sheet = styled('section')(
  themed(({ theme }) => ({
    width: '100%',
    maxWidth: `calc(${size.form} + ${theme.spacing(16)})`,
    // On phones the page itself is the sheet: every pixel of width is for the form.
    [theme.breakpoints.up('md')]: {
      padding: theme.spacing(8),
      border: `${size.hairline} solid ${theme.vars.palette.divider}`,
      borderRadius: radius.card,
      backgroundColor: theme.vars.palette.background.paper,
      boxShadow: shadow.raised,
    },
  })),
)

const Head = styled('div')(
  themed(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), marginBottom: theme.spacing(6) })),
)

const Foot = styled('div')(
  themed(({ theme }) => ({
    ...theme.typography.body2,
    maxWidth: size.form,
    textAlign: 'center',
    color: theme.vars.palette.text.secondary,
  })),
)

const Scene = styled('div')(
  themed(({ theme }) => ({
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    zIndex: -1,
    [theme.breakpoints.down('md')]: { display: 'none' },
  })),
)

/** The page around signing in, signing up and what belongs to them: one sheet, nothing else. */
export function AuthCard({ logo, title, lead, children, footer }: AuthCardProps) {
  return (
    <Page>
      {logo}
      <Sheet>
        <Head>
          <Text variant="h2" component="h1">
            {title}
          </Text>
          {lead && <Text color="textSecondary">{lead}</Text>}
        </Head>
        {children}
      </Sheet>
      <Foot>{footer}</Foot>
      <Scene>
        <Grove />
      </Scene>
    </Page>
  )
}
