import { useState } from 'react'

/** The value that was there before as long as the new one is the same, so that what hangs on it is not drawn again. */
export function useSame<T>(value: T, isSame: (before: T, after: T) => boolean): T {
  const [kept, setKept] = useState(value)
  if (kept === value || isSame(kept, value)) return kept
  setKept(value)
  return value
}
