import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { styled } from '@mui/material/styles'
import { keyOf } from '../../interaction/keyOf.ts'
import { themed } from '../../theme/themed.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { stroke } from '../../tokens/play.ts'
import { Button } from '../Button/Button.tsx'
import { Text } from '../Text/Text.tsx'

export interface KeyFieldProps {
  /** What the key does: 'Listen again'. */
  label: string
  /** More about it, when the label does not say it all. */
  help?: string
  /** The key as it is called now: 'Space'. */
  value: string
  /** Names the button for screen readers, with the label and the key: 'Listen again: Space. Change the key'. */
  changeLabel: string
  /** In place of the key while a press is awaited: 'Press a key'. */
  waitLabel: string
  /** What to know while it is awaited: how to leave it as it was. */
  waitHelp: string
  /**
   * Called with the name of the key that was pressed, as `keyOf` gives it; with Ctrl, Alt or Cmd before it, 'Control+l'. Answers whether it may
   * be the end of it: false waits for another key.
   */
  onKey: (key: string) => boolean
  /** Called when a press is awaited: what the last one came to is over. */
  onWait: () => void
  /** How the last press went: what was set, or why not. Read out when it comes. */
  message?: string | undefined
  /** `error` when nothing was set. */
  tone?: 'done' | 'error'
  /** What else can be done about the key: swap it, go back to the default. The focus goes to the key then. */
  actions?: readonly { label: string; onPress: () => void }[]
}

const Root = styled('div')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: theme.spacing(4),
      padding: theme.spacing(3, 0),
      '& + &': { borderTop: `${size.hairline} solid ${palette.divider}` },
      '& .name': { flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' },
      '& .key': { flex: '0 1 auto', minWidth: theme.spacing(32), maxWidth: '100%' },
      '& input': {
        ...theme.typography.body1,
        width: theme.spacing(32),
        minHeight: size.touch,
        padding: theme.spacing(1, 2),
        textAlign: 'center',
        color: palette.text.primary,
        caretColor: 'transparent',
        backgroundColor: palette.tint.primary,
        border: `${stroke.state} solid ${palette.primary.main}`,
        borderRadius: radius.control,
        '&::placeholder': { color: palette.text.primary, opacity: 1 },
      },
      '& .more': { flex: '1 1 100%', minWidth: 0 },
      '& .more:not(:empty)': { marginTop: theme.spacing(2) },
      // Their words begin where the name does.
      '& .actions': { display: 'flex', flexWrap: 'wrap', flex: '1 1 100%', marginInlineStart: theme.spacing(-4) },
    }
  }),
)

/** They come with another key: nothing is decided by them alone. */
const modifiers = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Fn'])

const nameOf = ({ nativeEvent }: KeyboardEvent): string => {
  const held = [nativeEvent.ctrlKey && 'Control', nativeEvent.altKey && 'Alt', nativeEvent.metaKey && 'Meta']
  return [...held.filter(Boolean), keyOf(nativeEvent)].join('+')
}

/** A key that the learner sets: press the button, then the key. */
export function KeyField(props: KeyFieldProps) {
  const {
    label,
    help,
    value,
    changeLabel,
    waitLabel,
    waitHelp,
    onKey,
    onWait,
    message,
    tone = 'done',
    actions = [],
  } = props
  const [isWaiting, setWaiting] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const takesFocus = useRef(false)
  const id = useId()
  useEffect(() => {
    if (isWaiting) field.current?.focus()
    else if (takesFocus.current) button.current?.focus()
    takesFocus.current = false
  }, [isWaiting])
  const leave = () => {
    takesFocus.current = true
    setWaiting(false)
  }
  const wait = () => {
    onWait()
    setWaiting(true)
  }
  const press = (event: KeyboardEvent) => {
    if (modifiers.has(event.key)) return
    const name = nameOf(event)
    // Tab moves on, and what is held with Ctrl, Alt or Cmd does what it does everywhere.
    if (name !== 'Tab' && !name.includes('+')) event.preventDefault()
    event.stopPropagation()
    // The press that opened the field may still be held.
    if (event.repeat) return
    if (name === 'Escape') leave()
    else if (onKey(name)) leave()
  }
  return (
    <Root>
      <div className="name">
        <Text weight="medium">{label}</Text>
        {help && (
          <Text variant="body2" color="textSecondary">
            {help}
          </Text>
        )}
      </div>
      {isWaiting ? (
        // A field and no button: screen readers hand it every key.
        <input
          ref={field}
          value=""
          inputMode="none"
          autoComplete="off"
          aria-label={`${label}: ${waitLabel}`}
          aria-describedby={id}
          placeholder={waitLabel}
          onChange={() => undefined}
          onKeyDown={press}
          onBlur={() => setWaiting(false)}
        />
      ) : (
        <Button ref={button} className="key" variant="secondary" aria-label={changeLabel} onClick={wait}>
          {value}
        </Button>
      )}
      <div className="more" role="status" id={id}>
        {(message ?? isWaiting) && (
          <Text variant="body2" color={tone === 'error' && message ? 'error' : 'textSecondary'}>
            {message ?? waitHelp}
          </Text>
        )}
      </div>
      {actions.length > 0 && !isWaiting && (
        <div className="actions">
          {actions.map((action) => (
            <Button
              key={action.label}
              variant="quiet"
              onClick={() => {
                button.current?.focus()
                action.onPress()
              }}
            >
              {action.label}
            </Button>
          ))}
        </div>
      )}
    </Root>
  )
}
