import type { KeyboardEvent, ReactNode } from 'react'
import InputBase from '@mui/material/InputBase'
import { styled } from '@mui/material/styles'
import { CircleAlert, SendHorizontal } from 'lucide-react'
import { themed } from '../../theme/themed.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { IconButton } from '../IconButton/IconButton.tsx'

export interface MessageFieldProps {
  /** What is written here, for screen readers. */
  label: string
  /** In the empty field. */
  placeholder: string
  /** On the button that sends. */
  sendLabel: string
  /** What is written. */
  value: string
  /** Called with what is written now. */
  onChange: (value: string) => void
  /** Sends it; the caller empties the field. */
  onSend: () => void
  /** What is wrong, or why nothing goes out at present. */
  error?: string
  /** Before the field: a small button for what is sent besides words. */
  tools?: ReactNode
}

const Root = styled('form')(
  themed(({ theme }) => ({
    flex: 'none',
    padding: theme.spacing(2, 3, 3),
    borderTop: `${size.hairline} solid ${theme.vars.palette.divider}`,
    '& .row': { display: 'flex', alignItems: 'flex-end', gap: theme.spacing(2) },
    '& .error': {
      ...theme.typography.body2,
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(1.5),
      margin: theme.spacing(0, 0, 2),
      color: theme.vars.palette.error.main,
    },
    '& .error svg': { flex: 'none', width: size.iconSmall, height: size.iconSmall },
  })),
)

const Input = styled(InputBase)(
  themed(({ theme }) => ({
    flex: '1 1 0',
    minWidth: 0,
    padding: theme.spacing(2.5, 3),
    border: `${size.hairline} solid ${theme.vars.palette.divider}`,
    borderRadius: radius.card,
    backgroundColor: theme.vars.palette.background.default,
    '&.Mui-focused': {
      outline: `${size.focusRing} solid ${theme.vars.palette.primary.main}`,
      outlineOffset: `calc(-1 * ${size.focusGap})`,
    },
    '& textarea': { maxHeight: '10rem', overflowY: 'auto !important' },
  })),
)

/** Where a key is pressed on a real keyboard, Enter sends and Shift+Enter begins a line; a thumb has the button. */
const sendsByEnter = ({ key, shiftKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && window.matchMedia('(pointer: fine)').matches

/** A message is written and sent here. */
export function MessageField({
  label,
  placeholder,
  sendLabel,
  value,
  onChange,
  onSend,
  error,
  tools,
}: MessageFieldProps) {
  return (
    <Root
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <div role="alert">
        {error && (
          <p className="error">
            <CircleAlert aria-hidden="true" />
            {error}
          </p>
        )}
      </div>
      <div className="row">
        {tools}
        <Input
          multiline
          maxRows={6}
          value={value}
          placeholder={placeholder}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={(event) => {
            if (!sendsByEnter(event)) return
            event.preventDefault()
            onSend()
          }}
          slotProps={{ input: { 'aria-label': label, 'aria-invalid': error ? true : undefined } }}
        />
        <IconButton type="submit" label={sendLabel} variant="filled">
          <SendHorizontal />
        </IconButton>
      </div>
    </Root>
  )
}
