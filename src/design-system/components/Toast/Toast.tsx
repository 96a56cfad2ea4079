import { useEffect, useEffectEvent, useState } from 'react'
import { keyframes, styled } from '@mui/material/styles'
import { Check, CircleAlert, Info, X } from 'lucide-react'
import { themed } from '../../theme/themed.ts'
import { duration, easing } from '../../tokens/motion.ts'
import { radius, shadow } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { IconButton } from '../IconButton/IconButton.tsx'

export interface ToastMessage {
  /** What happened. */
  text: string
  /** `success` done, `info` to know, `error` failed. */
  tone?: 'success' | 'info' | 'error'
  /** The way back, such as "Undo"; such a toast stays longer. */
  action?: { label: string; onPress: () => void }
}

export interface ToastProps extends ToastMessage {
  /** What the cross is called. */
  closeLabel: string
  onClose: () => void
}

const icons = { success: Check, info: Info, error: CircleAlert }
const readingTime = 6000
const decidingTime = 10_000

const rise = keyframes`from { opacity: 0; translate: 0 0.5rem }`

const Root = styled('div')(
  themed(({ theme }) => ({
    ...theme.typography.body2,
    pointerEvents: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(3),
    width: 'fit-content',
    maxWidth: '100%',
    minHeight: theme.spacing(13),
    padding: theme.spacing(1, 1, 1, 4),
    borderRadius: radius.control,
    backgroundColor: theme.vars.palette.text.primary,
    color: theme.vars.palette.background.paper,
    boxShadow: shadow.raised,
    animation: `${rise} ${duration.card}ms ${easing.out}`,
    '& > svg': { flexShrink: 0, width: size.icon, height: size.icon },
    '& button': { color: 'inherit' },
    '& > button:hover': { backgroundColor: 'transparent', color: 'inherit' },
  })),
)

const Action = styled('button')(
  themed(({ theme }) => ({
    ...theme.typography.button,
    fontSize: 'inherit',
    minHeight: size.touch,
    padding: theme.spacing(0, 3),
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    cursor: 'pointer',
  })),
)

/** What just happened, in passing; it closes by itself, but not while the pointer or the focus is on it. */
export function Toast({ text, tone = 'success', action, closeLabel, onClose }: ToastProps) {
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const isHeld = isPointedAt || hasFocus
  const close = useEffectEvent(onClose)
  const time = action ? decidingTime : readingTime
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => close(), time)
    return () => clearTimeout(timer)
  }, [isHeld, time])
  const Icon = icons[tone]
  return (
    <Root
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={(event) => setHasFocus(event.currentTarget.contains(event.relatedTarget))}
    >
      <Icon aria-hidden="true" />
      {text}
      {action && (
        <Action
          type="button"
          onClick={() => {
            action.onPress()
            onClose()
          }}
        >
          {action.label}
        </Action>
      )}
      <IconButton label={closeLabel} onClick={onClose}>
        <X />
      </IconButton>
    </Root>
  )
}
