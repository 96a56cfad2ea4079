import { styled } from '@mui/material/styles'
import { Check, CircleAlert, CloudOff, RefreshCw } from 'lucide-react'
import { themed } from '../../theme/themed.ts'
import { Button } from '../Button/Button.tsx'

export interface SaveStatusProps {
  /** `saved` only once the server has said so; `kept`: on this device, to be sent; `idle`: nothing was changed. */
  state: 'idle' | 'saving' | 'saved' | 'kept' | 'failed'
  /** The state in words, "Saved on the server at 12:03"; nothing for `idle`. */
  children: string
  /** The way to try again after a failure. */
  retry?: { label: string; onPress: () => void } | undefined
}

const icons = { saving: RefreshCw, saved: Check, kept: CloudOff, failed: CircleAlert }

const Root = styled('div')(
  themed(({ theme }) => {
    const { text, error } = theme.vars.palette
    return {
      ...theme.typography.body2,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: theme.spacing(2),
      color: text.secondary,
      // The line is there before it says anything, so that nothing below it moves.
      minHeight: theme.spacing(6),
      '& svg': { flex: 'none' },
      '&[data-state="failed"]': { color: error.main },
      // As high as the words: the target reaches into the space around.
      '& button': { marginBlock: theme.spacing(-3) },
    }
  }),
)

/** Whether what was just changed is on the server, in one quiet line. Screen readers hear it when they pause. */
export function SaveStatus({ state, children, retry }: SaveStatusProps) {
  const Icon = state === 'idle' ? null : icons[state]
  return (
    <Root data-state={state}>
      {Icon && <Icon aria-hidden="true" size="1em" />}
      <span role="status">{state === 'idle' ? '' : children}</span>
      {state === 'failed' && retry && (
        <Button variant="quiet" onClick={retry.onPress}>
          {retry.label}
        </Button>
      )}
    </Root>
  )
}
