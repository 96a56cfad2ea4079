/**
 * Keeps the focus where rows of a list go. When the row with the focus is taken away, the first control of the row in its place has it, of
 * the last row where there is none, and without rows the heading that says so. The `ref` of an element that stays, around lists of `<li>`.
 */
export function keepRowFocus(holder: HTMLElement | null): (() => void) | undefined {
  if (!holder) return undefined
  let held: { control: Element; row: HTMLLIElement; place: number } | undefined
  const rows = () => [...holder.querySelectorAll('li')]
  const hold = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    const row = target.closest('li')
    if (row) held = { control: target, row, place: rows().indexOf(row) }
  }
  const observer = new MutationObserver(() => {
    if (!held) return
    if (held.control.isConnected) {
      held.place = rows().indexOf(held.row)
      return
    }
    const { place } = held
    held = undefined
    // A focus that has moved on meanwhile stays there.
    if (document.activeElement !== document.body) return
    const left = rows()
    const control = left[Math.min(place, left.length - 1)]?.querySelector<HTMLElement>('a, button')
    if (control) return control.focus()
    const heading = holder.querySelector('h2')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
  })
  holder.addEventListener('focusin', hold)
  observer.observe(holder, { childList: true, subtree: true })
  return () => {
    holder.removeEventListener('focusin', hold)
    observer.disconnect()
  }
}
