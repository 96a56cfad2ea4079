import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { ChevronDown, Ellipsis } from 'lucide-react'
import { themed } from '../../theme/themed.ts'
import { Label, Root } from '../NavItem/parts.ts'
import { WaitingCount } from '../NavItem/WaitingCount.tsx'

/** How a group of the navigation is folded; the caller keeps it. */
export interface NavFold {
  /** Whether all entries are in view. */
  open: boolean
  /** Called with the new state when the title is pressed. */
  onOpenChange: (open: boolean) => void
  /** The entry of the page in view, which stays. The others are not drawn while they are folded away. */
  current?: ReactNode
  /** What waits behind entries that are folded away; 0 shows nothing. */
  count?: number
  /** The count in words, for screen readers. */
  countLabel?: string
}

interface FoldButtonProps {
  title: string
  titleId: string
  /** The list that it folds. */
  listId: string
  fold: NavFold
}

const Fold = styled(Root)(
  themed(({ theme }) => ({
    ...theme.typography.body1,
    width: '100%',
    fontWeight: 500,
    '& > svg:last-child': { marginInlineStart: 'auto' },
    '& > [data-count] + svg:last-child': { marginInlineStart: 0 },
    '&[aria-expanded="true"] > svg:last-child': { rotate: '180deg' },
    // The rail has room for one picture.
    [theme.breakpoints.up('lg')]: {
      '[data-rail] &': { position: 'relative' },
      '[data-rail] & > svg:last-child': { display: 'none' },
    },
  })),
)

/** The title of a group that folds. */
export function FoldButton({ title, titleId, listId, fold }: FoldButtonProps) {
  const { open, onOpenChange, count = 0, countLabel } = fold
  return (
    <Fold type="button" aria-expanded={open} aria-controls={listId} onClick={() => onOpenChange(!open)}>
      <Ellipsis />
      <Label id={titleId}>{title}</Label>
      {!open && <WaitingCount count={count} label={countLabel} />}
      <ChevronDown />
    </Fold>
  )
}
