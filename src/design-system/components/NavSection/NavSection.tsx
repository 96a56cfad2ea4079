import { Children, useId } from 'react'
import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { FoldButton } from './FoldButton.tsx'
import type { NavFold } from './FoldButton.tsx'

export interface NavSectionProps {
  /** The name of the group; the first group needs none. */
  title?: string
  /** NavItems. */
  children: ReactNode
  /** The title is a button that folds the group. */
  fold?: NavFold
}

const List = styled('ul')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(0.5),
    margin: 0,
    padding: 0,
    listStyle: 'none',
    'button + &:not(:empty)': { marginTop: theme.spacing(0.5) },
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
export function NavSection({ title, children, fold }: NavSectionProps) {
  const shown = fold && !fold.open ? fold.current : children
  const titleId = useId()
  const listId = useId()
  return (
    <div>
      {title && fold && <FoldButton title={title} titleId={titleId} listId={listId} fold={fold} />}
      {title && !fold && <Title id={titleId}>{title}</Title>}
      <List id={listId} aria-labelledby={title ? titleId : undefined}>
        {Children.map(shown, (child) => (child ? <li>{child}</li> : null))}
      </List>
    </div>
  )
}
