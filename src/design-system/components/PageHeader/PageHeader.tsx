import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { ArrowLeft } from 'lucide-react'
import { themed } from '../../theme/themed.ts'
import { Link } from '../../link.ts'
import type { Landscape } from '../../tokens/color.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { Text } from '../Text/Text.tsx'

export interface PageHeaderProps {
  /** The name of the screen: its only h1. */
  title: string
  /** `h2` beside an open part of the screen that has the h1. */
  heading?: 'h1' | 'h2'
  /** One line under it. */
  lead?: ReactNode
  /** The way up to the screen above: its name and address. */
  back?: { label: string; to: string }
  /** What the screen is about: a band of its colour from edge to edge. Only where the header is the first thing of a page. */
  landscape?: Landscape
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
    // The band reaches over the padding of the page: up to its upper edge, and to both sides of the window.
    '&[data-landscape]': {
      marginTop: theme.spacing(-5),
      paddingBlock: theme.spacing(5),
      clipPath: 'inset(0 -100vmax)',
      [theme.breakpoints.up('md')]: {
        marginTop: theme.spacing(-8),
        paddingBlock: theme.spacing(8, 7),
        marginBottom: theme.spacing(7),
      },
      '@media print': { clipPath: 'none', boxShadow: 'none', backgroundColor: 'transparent' },
    },
    ...Object.fromEntries(
      Object.entries(theme.vars.palette.landscape).map(([name, color]) => [
        `&[data-landscape="${name}"]`,
        { backgroundColor: color, boxShadow: `0 0 0 100vmax ${color}` },
      ]),
    ),
  })),
)

// A small button stays beside a long title, which breaks; a large one goes below.
const Words = styled('div')({ flex: '1 1 11rem', minWidth: 0, maxWidth: size.text })

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
    '&:hover': { color: theme.vars.palette.text.primary },
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
export function PageHeader({ title, heading = 'h1', lead, back, actions, landscape }: PageHeaderProps) {
  return (
    <Root data-landscape={landscape}>
      <Words>
        {back && (
          <Back {...{ as: Link, to: back.to }}>
            <ArrowLeft />
            {back.label}
          </Back>
        )}
        <Text variant="h1" component={heading}>
          {title}
        </Text>
        {lead && (
          <Text component="div" color="textSecondary" sx={{ mt: 2 }}>
            {lead}
          </Text>
        )}
      </Words>
      {actions && <Actions>{actions}</Actions>}
    </Root>
  )
}
