import { useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CURSOR } from './usePages.ts'

/**
 * The filter of a list, kept in the address so that a link to it can be sent. `values` is for the fields, `query` for the call: without what
 * is empty, and a moment behind the typing.
 */
export function useAddressFilter<Name extends string>(names: readonly Name[]) {
  const [address, setAddress] = useSearchParams()
  const [values, setValues] = useState(
    () => Object.fromEntries(names.map((name) => [name, address.get(name) ?? ''])) as Record<Name, string>,
  )
  const set = (name: Name, value: string) => {
    setValues((before) => ({ ...before, [name]: value }))
    setAddress(
      (before) => {
        const next = new URLSearchParams(before)
        if (value.trim()) next.set(name, value.trim())
        else next.delete(name)
        next.delete(CURSOR)
        return next
      },
      { replace: true },
    )
  }
  const settled = useDeferredValue(values)
  const query = Object.fromEntries(
    names.flatMap((name) => (settled[name].trim() ? [[name, settled[name].trim()]] : [])),
  ) as Partial<Record<Name, string>>
  return { values, query, set }
}
