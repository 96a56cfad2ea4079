// Stands inline in the landing document, right below what is drawn: at most 1 kB minified, allowed by its hash in the policy. Notes each
// button that is pressed before React has come, by pointer, by key, or by the digit of an option; src/features/landing presses it again then.
;(function () {
  window.__pressed = new Set()

  addEventListener('click', ({ target }) => {
    const button = target.closest?.('button')
    if (button) window.__pressed?.add(button)
  })

  // Of the options only the first is reached by Tab.
  addEventListener('keydown', ({ target, key, ctrlKey, altKey, metaKey }) => {
    if (window.__pressed && !ctrlKey && !altKey && !metaKey)
      target.closest?.('#sample [role=group]')?.children[key - 1]?.click()
  })
})()
