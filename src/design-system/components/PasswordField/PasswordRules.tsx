import { styled } from '@mui/material/styles'
import { Check, Circle } from 'lucide-react'
import { themed } from '../../theme/themed.ts'
import { size } from '../../tokens/space.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export interface PasswordRulesProps {
  /** What a new password needs, and whether it has it; ticked while typing. */
  rules: { label: string; met: boolean }[]
  /** Said after a rule that is met: "done". */
  metLabel: string
}

const List = styled('ul')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
    gap: theme.spacing(1, 3),
    margin: 0,
    padding: 0,
    listStyle: 'none',
  })),
)

const Rule = styled('li')(
  themed(({ theme }) => ({
    display: 'flex',
    gap: theme.spacing(1.5),
    color: theme.vars.palette.text.secondary,
    '& svg': { flexShrink: 0, width: size.iconSmall, height: '1lh' },
    '&[data-met]': { color: theme.vars.palette.primary.main },
    // The empty ring is smaller than the tick: it asks for nothing.
    '&:not([data-met]) svg': { scale: '0.6' },
  })),
)

/** The live list of what a new password needs. */
export function PasswordRules({ rules, metLabel }: PasswordRulesProps) {
  return (
    <List>
      {rules.map(({ label, met }) => (
        <Rule key={label} data-met={met || undefined}>
          {met ? <Check /> : <Circle />}
          <span>
            {label}
            {met && <VisuallyHidden>{metLabel}</VisuallyHidden>}
          </span>
        </Rule>
      ))}
    </List>
  )
}
