import { createContext, useCallback, useContext, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { lazyOverlay } from '../../overlays/lazyOverlay.tsx'
import { layer, size } from '../../tokens/space.ts'
import type { ToastMessage } from './Toast.tsx'

const Toast = lazyOverlay('Toast')

export interface ToastProviderProps {
  /** The application: `useToast` works inside. */
  children: ReactNode
  /** What the cross of a toast is called. */
  closeLabel: string
}

type Show = (message: ToastMessage) => void

const ToastContext = createContext<Show | undefined>(undefined)

const Region = styled('div')(
  themed(({ theme }) => ({
    position: 'fixed',
    zIndex: layer.toast,
    insetInline: theme.spacing(4),
    bottom: `calc(${theme.spacing(4)} + env(safe-area-inset-bottom))`,
    pointerEvents: 'none',
    '&, & > div': { display: 'grid', justifyItems: 'center', gap: theme.spacing(2) },
    [theme.breakpoints.down('md')]: {
      bottom: `calc(${size.bottomBar} + ${theme.spacing(2)} + env(safe-area-inset-bottom))`,
    },
    // In play the lower edge is where answers are given, and goes on: below the header it lies over nothing that is pressed.
    'html[data-playing] &': {
      top: `calc(${size.touch} + ${theme.spacing(4)} + env(safe-area-inset-top))`,
      bottom: 'auto',
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
    // An open dialog hides the rest of the page from screen readers; what it says in passing is read out all the same.
    if (newest !== undefined) region.current?.removeAttribute('aria-hidden')
  }, [newest])
  const drop = (id: number) => setToasts((before) => before.filter((toast) => toast.id !== id))
  const renderToasts = (areErrors: boolean) =>
    toasts
      .filter(({ tone }) => (tone === 'error') === areErrors)
      .map(({ id, ...message }) => <Toast key={id} {...message} closeLabel={closeLabel} onClose={() => drop(id)} />)
  return (
    <ToastContext value={show}>
      {children}
      {/* Not MUI's Portal, which has the application drawn a second time before its first frame. */}
      {createPortal(
        <Region ref={region}>
          {/* Always there, so that screen readers hear what comes into it. */}
          <div role="status">{renderToasts(false)}</div>
          {renderToasts(true)}
        </Region>,
        document.body,
      )}
    </ToastContext>
  )
}

/** Shows a toast; at most three stand at once. Throws outside a ToastProvider. */
export function useToast(): Show {
  const show = useContext(ToastContext)
  if (!show) throw new Error('useToast must be used within a ToastProvider')
  return show
}
