import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'

export interface PresenceProps {
  /** `online`: a filled dot; `today`: a ring. */
  state: 'online' | 'today'
  /** The same in words, which stand beside the dot: 'online now'. */
  label: string
}

const Root = styled('span')(
  themed(({ theme }) => ({
    ...theme.typography.caption,
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    gap: theme.spacing(1),
    color: theme.vars.palette.text.secondary,
    whiteSpace: 'nowrap',
    '&::before': {
      content: '""',
      width: '0.5rem',
      height: '0.5rem',
      border: `${size.focusGap} solid ${theme.vars.palette.text.secondary}`,
      borderRadius: radius.full,
    },
    '&[data-state="online"]::before': {
      borderColor: theme.vars.palette.primary.main,
      backgroundColor: theme.vars.palette.primary.main,
    },
  })),
)

/** Whether a learner is here: a dot, and the words for it, since colour alone tells nobody enough. */
export function Presence({ state, label }: PresenceProps) {
  return <Root data-state={state}>{label}</Root>
}
