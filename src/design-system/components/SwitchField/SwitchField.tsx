import { useId } from 'react'
import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { duration } from '../../tokens/motion.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'

export interface SwitchFieldProps {
  /** What is switched, without "on" or "off". */
  label: string
  /** What it does, when the label does not say it all. */
  help?: string
  /** A small picture before the label. */
  icon?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

const Root = styled('label')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(3),
    minHeight: size.touch,
    cursor: 'pointer',
    '& > svg': { flexShrink: 0, width: size.icon, height: size.icon, color: theme.vars.palette.text.secondary },
    '&:has(:disabled)': { cursor: 'not-allowed', color: theme.vars.palette.text.secondary },
  })),
)

const Words = styled('span')(
  themed(({ theme }) => ({
    flexGrow: 1,
    minWidth: 0,
    '& > span': { display: 'block', ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  })),
)

const Switch = styled('input')(
  themed(({ theme }) => ({
    appearance: 'none',
    flexShrink: 0,
    width: '2.75em',
    height: '1.625em',
    margin: 0,
    padding: theme.spacing(0.75),
    borderRadius: radius.full,
    backgroundColor: theme.vars.palette.border,
    cursor: 'inherit',
    transition: theme.transitions.create('background-color', { duration: duration.tap }),
    '&::before': {
      content: '""',
      display: 'block',
      height: '100%',
      aspectRatio: '1',
      borderRadius: radius.full,
      backgroundColor: theme.vars.palette.background.paper,
      transition: theme.transitions.create('translate', { duration: duration.tap }),
    },
    '&:checked': { backgroundColor: theme.vars.palette.primary.main },
    '&:checked::before': { translate: '1.125em' },
    '&:disabled': { opacity: 0.5 },
  })),
)

/** Something that is on or off and changes at once. */
export function SwitchField({ label, help, icon, checked, onChange, disabled }: SwitchFieldProps) {
  const helpId = useId()
  return (
    <Root>
      {icon}
      <Words>
        {label}
        {help && <span id={helpId}>{help}</span>}
      </Words>
      <Switch
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-label={label}
        aria-describedby={help ? helpId : undefined}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Root>
  )
}
