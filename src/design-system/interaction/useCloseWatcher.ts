import { useEffect, useEffectEvent } from 'react'

/** TypeScript's types of the browser do not have it yet. */
interface CloseWatcher {
  onclose: () => void
  destroy: () => void
}

/** Android's way back closes what lies over the page instead of leaving the page. Esc never comes here: the key's own handler takes it. */
export function useCloseWatcher(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const { CloseWatcher: Watcher } = window as { CloseWatcher?: new () => CloseWatcher }
    if (!Watcher) return undefined
    let watcher: CloseWatcher
    const watch = () => {
      watcher = new Watcher()
      // A watcher closes once; where the owner keeps the dialog open, the next press needs a new one.
      watcher.onclose = () => {
        close()
        watch()
      }
    }
    watch()
    return () => watcher.destroy()
  }, [])
}
