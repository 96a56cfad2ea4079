import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { ArrowLeft } from 'lucide-react'
import { themed } from '../../theme/themed.ts'
import { Link } from '../../link.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { Text } from '../Text/Text.tsx'

export interface PageHeaderProps {
  /** The name of the screen: its only h1. */
  title: string
  /** One line under it. */
  lead?: ReactNode
  /** The way up to the screen above: its name and address. */
  back?: { label: string; to: string }
  /** Buttons of the whole screen, at most two. */
  actions?: ReactNode
}

const Root = styled('header')(
  themed(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: theme.spacing(4),
    marginBottom: theme.spacing(6),
    [theme.breakpoints.up('md')]: { marginBottom: theme.spacing(8) },
  })),
)

const Words = styled('div')({ minWidth: 0, maxWidth: size.text })

const Back = styled('a')(
  themed(({ theme }) => ({
    ...theme.typography.body2,
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: size.touch,
    marginInlineStart: theme.spacing(-2),
    paddingInline: theme.spacing(2),
    borderRadius: radius.control,
    color: theme.vars.palette.text.secondary,
    fontWeight: 500,
    textDecoration: 'none',
    '&:hover': { color: theme.vars.palette.primary.main },
    '& svg': { width: size.iconSmall, height: size.iconSmall },
    // Paper leads nowhere.
    '@media print': { display: 'none' },
  })),
)

const Actions = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(3),
    '@media print': { display: 'none' },
  })),
)

/** The name of a screen, the way up, and what can be done with the whole of it. */
export function PageHeader({ title, lead, back, actions }: PageHeaderProps) {
  return (
    <Root>
      <Words>
        {back && (
          <Back {...{ as: Link, to: back.to }}>
            <ArrowLeft />
            {back.label}
          </Back>
        )}
        <Text variant="h1">{title}</Text>
        {lead && (
          <Text color="textSecondary" sx={{ mt: 2 }}>
            {lead}
          </Text>
        )}
      </Words>
      {actions && <Actions>{actions}</Actions>}
    </Root>
  )
}
