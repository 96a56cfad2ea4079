import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { Check, Clock, Copy } from 'lucide-react'
import { themed } from '../../theme/themed.ts'
import { copyText } from '../../interaction/copyText.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export interface SupportPanelProps {
  /** Contact addresses; a press copies the value. */
  contacts: readonly { label: string; value: string; icon?: ReactNode }[]
  /** Hours of service. */
  hours: string
  /** The verb before a contact's name, for screen readers: "Copy". */
  copyLabel: string
  /** Said for two seconds after a copy. */
  copiedLabel: string
}

const Root = styled('div')(themed(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) })))

const Contact = styled('button')(
  themed(({ theme }) => ({
    ...theme.typography.body1,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(3),
    width: '100%',
    minHeight: theme.spacing(15),
    margin: 0,
    padding: theme.spacing(2, 4),
    border: `${size.hairline} solid ${theme.vars.palette.divider}`,
    borderRadius: radius.control,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.vars.palette.tint.primary },
    '& svg': { flexShrink: 0, width: size.icon, height: size.icon, color: theme.vars.palette.text.secondary },
    '& > span': { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
    '& small': { display: 'block', ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  })),
)

const Line = styled('p')(
  themed(({ theme }) => ({
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(2),
    margin: 0,
    minHeight: theme.spacing(6),
    color: theme.vars.palette.text.secondary,
    '& svg': { flexShrink: 0, width: size.iconSmall, height: size.iconSmall },
    '&[role="status"]': { color: theme.vars.palette.success.main, fontWeight: 600 },
  })),
)

/** How to reach the people behind the product. */
export function SupportPanel({ contacts, hours, copyLabel, copiedLabel }: SupportPanelProps) {
  const [copies, setCopies] = useState(0)
  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopies(0), 2000)
    return () => clearTimeout(timer)
  }, [copies])
  const copy = async (value: string) => {
    if (await copyText(value)) setCopies((count) => count + 1)
  }
  return (
    <Root>
      {contacts.map(({ label, value, icon }) => (
        <Contact key={label} type="button" onClick={() => void copy(value)}>
          <VisuallyHidden>{copyLabel}</VisuallyHidden>
          {icon}
          <span>
            <small>{label}</small>
            {value}
          </span>
          <Copy />
        </Contact>
      ))}
      <Line>
        <Clock />
        {hours}
      </Line>
      <Line role="status">
        {copies > 0 && (
          <>
            <Check />
            {copiedLabel}
          </>
        )}
      </Line>
    </Root>
  )
}
