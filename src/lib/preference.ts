import { useMemo, useState } from 'react'
import { useUser } from './session.tsx'
import { userStore } from './storage.ts'

/** A small choice kept in this browser for this user, such as the type that was played last. */
export function usePreference<T>(name: string, fallback: T): [value: T, choose: (value: T) => void] {
  const { user } = useUser()
  const id = user?.id
  const [chosen, setChosen] = useState<{ id: string | undefined; value: T }>()
  // Reading the browser's storage waits for the disk: once, not at every render.
  const kept = useMemo(() => (id === undefined ? undefined : userStore(id).get<T>(name)), [id, name])
  const choose = (value: T) => {
    if (id !== undefined) userStore(id).set(name, value)
    setChosen({ id, value })
  }
  return [chosen && chosen.id === id ? chosen.value : (kept ?? fallback), choose]
}
