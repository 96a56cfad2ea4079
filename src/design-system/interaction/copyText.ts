/**
 * Puts a text on the clipboard; false where the browser refuses. Pages without https have no clipboard of their own,
 * there the old way through a selection still works.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch (error) {
    // The browser refuses, or has no clipboard.
    if (!(error instanceof DOMException) && !(error instanceof TypeError)) throw error
    const isCopied = copyBySelection(text)
    if (!isCopied) console.info('Copying to the clipboard failed', error.name)
    return isCopied
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea')
  const focused = document.activeElement
  field.value = text
  field.readOnly = true
  // An open dialog takes the focus back from everything outside it.
  const place = document.querySelector('[aria-modal="true"]') ?? document.body
  place.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return done
}
