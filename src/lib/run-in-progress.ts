/** Whether a run is being played in this tab: an update of the application waits for its end. */
import { useEffect, useSyncExternalStore } from 'react'

let runs = 0
const listeners = new Set<() => void>()

function count(change: 1 | -1): void {
  runs += change
  for (const listener of listeners) listener()
}

/** Counts this run as long as the component is there and the run is not over. */
export function useMarkRunInProgress(isInProgress: boolean): void {
  useEffect(() => {
    if (!isInProgress) return undefined
    count(1)
    return () => count(-1)
  }, [isInProgress])
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useIsRunInProgress = (): boolean => useSyncExternalStore(subscribe, () => runs > 0)
