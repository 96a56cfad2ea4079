import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { ChevronRight } from 'lucide-react'
import { Link } from '../../link.ts'
import { themed } from '../../theme/themed.ts'
import { size } from '../../tokens/space.ts'
import { fontWeight } from '../../tokens/type.ts'

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

const Root = styled('li')(
  themed(({ theme }) => ({ '& + &': { borderTop: `${size.hairline} solid ${theme.vars.palette.divider}` } })),
)

const Row = styled(Link)(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(4),
      minHeight: theme.spacing(15),
      padding: theme.spacing(2, 4),
      color: palette.text.primary,
      textDecoration: 'none',
      '&:hover': { backgroundColor: palette.tint.neutral },
      '&:focus-visible': { outlineOffset: `-${size.focusRing}` },
      '& > svg': { flex: 'none', width: size.icon, height: size.icon, color: palette.text.secondary },
      '& > .words': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
      '& .name': { display: 'block', fontWeight: fontWeight.medium },
      '& .text': { ...theme.typography.body2, display: 'block', color: palette.text.secondary },
    }
  }),
)

/** The way to one page of choices, with what is chosen there. Its place is a list in a flush Card. */
export function SettingLink({ icon, name, text, to }: SettingLinkProps) {
  return (
    <Root>
      <Row to={to}>
        {icon}
        <span className="words">
          <span className="name">{name}</span> <span className="text">{text}</span>
        </span>
        <ChevronRight />
      </Row>
    </Root>
  )
}
