import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { keyframes, styled } from '@mui/material/styles'
import { X } from 'lucide-react'
import { themed } from '../../theme/themed.ts'
import { duration, easing } from '../../tokens/motion.ts'
import { radius, shadow } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { IconButton } from '../IconButton/IconButton.tsx'

export interface DialogProps {
  open: boolean
  /** Asked for by Esc, the cross and a press beside the dialog. */
  onClose: () => void
  /** The question or the name of what is inside. */
  title: string
  /** What the cross is called: "Close". */
  closeLabel: string
  children: ReactNode
  /** Buttons, the main one last; on phones they stand below each other. */
  actions?: ReactNode
}

const rise = keyframes`from { translate: 0 1rem }`
const appear = keyframes`from { opacity: 0 }`

const Root = styled('dialog')(
  themed(({ theme }) => ({
    width: `min(${size.form} + ${theme.spacing(12)}, 100% - ${theme.spacing(8)})`,
    maxHeight: `calc(100dvh - ${theme.spacing(16)})`,
    margin: 'auto',
    padding: 0,
    overscrollBehavior: 'contain',
    border: `${size.hairline} solid ${theme.vars.palette.divider}`,
    borderRadius: radius.card,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    boxShadow: shadow.sheet,
    animation: `${rise} ${duration.sheet}ms ${easing.out}`,
    '&::backdrop': {
      backgroundColor: theme.vars.palette.scrim,
      animation: `${appear} ${duration.sheet}ms ${easing.out}`,
    },
    // On phones a sheet that grows out of the lower edge, where the thumb is.
    [theme.breakpoints.down('sm')]: {
      width: '100%',
      maxWidth: '100%',
      marginBottom: 0,
      borderWidth: 0,
      borderRadius: `${radius.card} ${radius.card} 0 0`,
      paddingBottom: 'env(safe-area-inset-bottom)',
    },
  })),
)

const Title = styled('h2')(
  themed(({ theme }) => ({
    ...theme.typography.h3,
    margin: 0,
    padding: theme.spacing(6, 15, 0, 6),
  })),
)

const Close = styled('div')(
  themed(({ theme }) => ({ position: 'absolute', top: theme.spacing(4), right: theme.spacing(3) })),
)

const Body = styled('div')(themed(({ theme }) => ({ padding: theme.spacing(2, 6, 6) })))

const Actions = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    justifyContent: 'flex-end',
    flexWrap: 'wrap',
    gap: theme.spacing(3),
    padding: theme.spacing(0, 6, 6),
    [theme.breakpoints.down('sm')]: { flexDirection: 'column-reverse', alignItems: 'stretch' },
  })),
)

/** Takes the whole attention for one matter; the page behind waits. */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null
}

function OpenDialog({ onClose, title, closeLabel, children, actions }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const cancel = (event: Event) => {
      // The caller decides whether it closes; left alone, the browser would close it behind React's back.
      event.preventDefault()
      close()
    }
    // A selection of text that is dragged out of a field ends in a click on the dialog itself: only a press that also began there closes.
    let beganBeside = false
    const rememberStart = (event: PointerEvent) => {
      beganBeside = event.target === dialog
    }
    const closeFromBeside = (event: MouseEvent) => {
      if (event.target === dialog && beganBeside) close()
    }
    dialog.addEventListener('cancel', cancel)
    dialog.addEventListener('pointerdown', rememberStart)
    dialog.addEventListener('click', closeFromBeside)
    dialog.showModal()
    return () => {
      dialog.removeEventListener('cancel', cancel)
      dialog.removeEventListener('pointerdown', rememberStart)
      dialog.removeEventListener('click', closeFromBeside)
      // Gives the focus back to what opened it.
      dialog.close()
    }
  }, [])
  return (
    <Root ref={ref} aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      <Body>{children}</Body>
      {actions && <Actions>{actions}</Actions>}
      {/* Last in order, so that the first field or the way back takes the focus. */}
      <Close>
        <IconButton label={closeLabel} onClick={onClose}>
          <X />
        </IconButton>
      </Close>
    </Root>
  )
}
