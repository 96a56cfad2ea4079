import { Children, useId } from 'react'
import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'

export interface NavSectionProps {
  /** The name of the group; the first group needs none. */
  title?: string
  /** NavItems. */
  children: ReactNode
}

const List = styled('ul')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(0.5),
    margin: 0,
    padding: 0,
    listStyle: 'none',
  })),
)

const Title = styled('p')(
  themed(({ theme }) => ({
    ...theme.typography.caption,
    margin: theme.spacing(0, 0, 1),
    paddingInline: theme.spacing(3),
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
    [theme.breakpoints.up('lg')]: {
      '[data-rail] &': { position: 'absolute', clipPath: 'inset(50%)' },
    },
  })),
)

/** A group of ways in the sidebar. */
export function NavSection({ title, children }: NavSectionProps) {
  const titleId = useId()
  return (
    <div>
      {title && <Title id={titleId}>{title}</Title>}
      <List aria-labelledby={title ? titleId : undefined}>
        {Children.map(children, (child) => (child ? <li>{child}</li> : null))}
      </List>
    </div>
  )
}
