import { createContext, useCallback, useContext, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { layer, size } from '../../tokens/space.ts'
import { Toast } from './Toast.tsx'
import type { ToastMessage } from './Toast.tsx'

export interface ToastProviderProps {
  children: ReactNode
  /** What the cross of a toast is called. */
  closeLabel: string
}

type Show = (message: ToastMessage) => void

const ToastContext = createContext<Show | undefined>(undefined)

/**
 * The place is always there and always polite, so that screen readers hear what comes into it. As a popover it can be raised above an open
 * dialog; nothing of a popover's own look remains.
 */
const Region = styled('div')(
  themed(({ theme }) => ({
    position: 'fixed',
    zIndex: layer.toast,
    inset: 'auto',
    insetInline: theme.spacing(4),
    width: 'auto',
    margin: 0,
    padding: 0,
    border: 0,
    overflow: 'visible',
    background: 'none',
    color: 'inherit',
    bottom: `calc(${theme.spacing(4)} + env(safe-area-inset-bottom))`,
    display: 'grid',
    justifyItems: 'center',
    gap: theme.spacing(2),
    pointerEvents: 'none',
    [theme.breakpoints.down('md')]: {
      bottom: `calc(${size.bottomBar} + ${theme.spacing(2)} + env(safe-area-inset-bottom))`,
    },
  })),
)

/** Gives `useToast` to everything inside; once, around the application. */
export function ToastProvider({ children, closeLabel }: ToastProviderProps) {
  const [toasts, setToasts] = useState<(ToastMessage & { id: number })[]>([])
  // Stable as the value of the context: a toast does not draw everything that can show one.
  const show = useCallback<Show>((message) => {
    setToasts((before) => [...before.slice(-2), { ...message, id: (before.at(-1)?.id ?? 0) + 1 }])
  }, [])
  const region = useRef<HTMLDivElement>(null)
  const newest = toasts.at(-1)?.id
  useLayoutEffect(() => {
    const place = region.current
    if (newest === undefined || !place || !('popover' in HTMLElement.prototype)) return
    // What was raised last lies on top: a dialog may have opened since.
    if (place.matches(':popover-open')) place.hidePopover()
    place.showPopover()
  }, [newest])
  const drop = (id: number) => setToasts((before) => before.filter((toast) => toast.id !== id))
  return (
    <ToastContext value={show}>
      {children}
      <Region ref={region} role="status" popover="manual">
        {toasts.map(({ id, ...message }) => (
          <Toast key={id} {...message} closeLabel={closeLabel} onClose={() => drop(id)} />
        ))}
      </Region>
    </ToastContext>
  )
}

/** Shows a toast; at most three stand at once. Throws outside a ToastProvider. */
export function useToast(): Show {
  const show = useContext(ToastContext)
  if (!show) throw new Error('useToast must be used within a ToastProvider')
  return show
}
