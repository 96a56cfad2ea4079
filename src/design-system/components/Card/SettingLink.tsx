import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { ChevronRight } from 'lucide-react'
import { Link } from '../../link.ts'
import { themed } from '../../theme/themed.ts'
import { fontWeight } from '../../tokens/type.ts'
import { LinkItem, linkRowLooks } from './link-row.ts'

export interface SettingLinkProps {
  /** A line icon of what it is about. */
  icon: ReactNode
  /** The name of the page, the same as its heading. */
  name: string
  /** What is chosen there at present. */
  text: string
  /** Where it leads. */
  to: string
}

const Row = styled(Link)(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      ...linkRowLooks(theme),
      gap: theme.spacing(4),
      minHeight: theme.spacing(15),
      padding: theme.spacing(2, 4),
      '& .name': { display: 'block', fontWeight: fontWeight.medium },
      '& .text': { ...theme.typography.body2, display: 'block', color: palette.text.secondary },
    }
  }),
)

/** A long e-mail address breaks behind its dots and its @, not inside a name. */
const breakable = (text: string) =>
  text.split(/(?<=[@.])/).map((part, index) => (
    // Always the same parts.
    <Fragment key={`${index} ${part}`}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))

/** The way to one page of choices, with what is chosen there. Its place is a list in a flush Card. */
export function SettingLink({ icon, name, text, to }: SettingLinkProps) {
  return (
    <LinkItem>
      <Row to={to}>
        {icon}
        <span className="words">
          <span className="name">{name}</span> <span className="text">{breakable(text)}</span>
        </span>
        <ChevronRight />
      </Row>
    </LinkItem>
  )
}
