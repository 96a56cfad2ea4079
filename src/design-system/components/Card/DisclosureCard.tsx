import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { fontWeight } from '../../tokens/type.ts'
import { Card } from './Card.tsx'

export interface DisclosureCardProps {
  /** What the card holds, always in view. */
  title: string
  /** One line under the title, in view while the card is closed. */
  lead: string
  /** What opening the card shows. */
  children: ReactNode
}

const Root = styled('details')(
  themed(({ theme }) => ({
    '& summary': { cursor: 'pointer' },
    '& .title': { fontWeight: fontWeight.semibold },
    '& .lead': { ...theme.typography.body2, display: 'block', color: theme.vars.palette.text.secondary },
    '& .content': { paddingTop: theme.spacing(4), overflowWrap: 'anywhere' },
  })),
)

/** A card that opens to show the rest: native `details`, which the browser's search and the printer see through. */
export function DisclosureCard({ title, lead, children }: DisclosureCardProps) {
  return (
    <Card>
      <Root>
        <summary>
          <span className="title">{title}</span>
          <span className="lead">{lead}</span>
        </summary>
        <div className="content">{children}</div>
      </Root>
    </Card>
  )
}
