import { useId } from 'react'
import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { duration } from '../../tokens/motion.ts'
import { radius, shadow } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export interface SegmentedControlProps<T extends string> {
  /** What is chosen here; read out, not seen. */
  label: string
  /** Two to four choices in their order. */
  options: readonly { value: T; label: string; icon?: ReactNode; lang?: string; disabled?: boolean }[]
  /** The option that is chosen. */
  value: T
  /** Called with the option of the press or of the arrow key. */
  onChange: (value: T) => void
  /** When the control fills its column with equal parts. */
  fullWidth?: boolean
}

const Root = styled('fieldset')(
  themed(({ theme }) => ({
    display: 'inline-flex',
    maxWidth: '100%',
    minWidth: 0,
    margin: 0,
    padding: theme.spacing(1),
    border: 0,
    borderRadius: radius.control,
    backgroundColor: theme.vars.palette.track,
    '&[data-full]': { display: 'flex' },
  })),
)

const Option = styled('label')(
  themed(({ theme }) => ({
    ...theme.typography.body2,
    position: 'relative',
    flex: '1 1 auto',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: theme.spacing(1.5),
    minHeight: size.touch,
    minWidth: size.touch,
    padding: theme.spacing(1, 4),
    borderRadius: `calc(${radius.control} - ${size.focusGap})`,
    fontWeight: 600,
    textAlign: 'center',
    color: theme.vars.palette.text.primary,
    cursor: 'pointer',
    transition: theme.transitions.create(['background-color', 'color'], { duration: duration.tap }),
    '[data-full] > &': { flexBasis: 0 },
    [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2), whiteSpace: 'nowrap' },
    '& svg': { flexShrink: 0, width: size.icon, height: size.icon },
    '&:hover': { color: theme.vars.palette.primary.main },
    '&:has(:checked)': {
      backgroundColor: theme.vars.palette.background.paper,
      color: theme.vars.palette.primary.main,
      boxShadow: shadow.card,
    },
    '&:has(:focus-visible)': {
      outline: `${size.focusRing} solid ${theme.vars.palette.primary.main}`,
      outlineOffset: size.focusGap,
    },
    '&:has(:disabled)': { color: theme.vars.palette.text.secondary, cursor: 'not-allowed' },
    '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  })),
)

/** Exactly one of two to four: a difficulty, a kind of game, a language. */
export function SegmentedControl<T extends string>(props: SegmentedControlProps<T>) {
  const { label, options, value, onChange, fullWidth } = props
  const name = useId()
  return (
    <Root data-full={fullWidth || undefined}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {options.map((option) => (
        <Option key={option.value} lang={option.lang}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.label}
        </Option>
      ))}
    </Root>
  )
}
