import { useSyncExternalStore } from 'react'

const read = () => navigator.onLine

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the browser has a connection, as far as it knows; true where a page is drawn ahead. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, read, () => true)
