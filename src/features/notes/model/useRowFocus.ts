import { useEffect, useRef } from 'react'
import type { FocusEvent } from 'react'

/** When the row that had the focus goes, the focus moves on to the row that takes its place; past the last one to the one before, then to the page. */
export function useRowFocus(rows: readonly { readonly id: string }[]) {
  const around = useRef<HTMLDivElement>(null)
  const last = useRef<{ id: string; index: number }>(undefined)
  useEffect(() => {
    const gone = last.current
    if (!gone || document.activeElement !== document.body || rows.some(({ id }) => id === gone.id)) return
    last.current = undefined
    const row = around.current?.querySelector(`li[data-index="${Math.min(gone.index, rows.length - 1)}"]`)
    const control = row?.querySelector<HTMLElement>('[aria-haspopup]') ?? row?.querySelector('button')
    const to = control ?? around.current?.closest('main')
    to?.focus({ preventScroll: true })
  }, [rows])
  const onFocus = ({ target }: FocusEvent) => {
    // What a dialog of a row has is the row's: the focus comes back from there.
    if (target.closest('[aria-modal]') !== around.current?.closest('[aria-modal]')) return
    const index = Number(target.closest('li')?.dataset['index'] ?? -1)
    const row = rows[index]
    last.current = row && { id: row.id, index }
  }
  /** For the element around the list, whose `li` have their place as `data-index`. */
  return { ref: around, onFocus }
}
