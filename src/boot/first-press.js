// Stands inline in the landing document, right below what is drawn: at most 1 kB minified, allowed by its hash in the policy. Notes each
// button that is pressed before React has come, by pointer, by key, or by the digit of an option; src/features/landing presses it again then.
// Such a press goes no further: React, which may have begun by then, would hydrate the whole page in one long task for it.
;(function () {
  window.__pressed = new Set()

  function note(event, button) {
    if (!window.__pressed || !button) return
    window.__pressed.add(button)
    event.stopImmediatePropagation()
  }

  addEventListener('click', (event) => note(event, event.target.closest?.('button')), true)

  // Of the options only the first is reached by Tab.
  addEventListener(
    'keydown',
    (event) => {
      const { target, key, ctrlKey, altKey, metaKey } = event
      if (!ctrlKey && !altKey && !metaKey) note(event, target.closest?.('#sample [role=group]')?.children[key - 1])
    },
    true,
  )
})()
