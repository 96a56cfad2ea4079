// Stands inline in the landing document, right below what is drawn: at most 1 kB minified, allowed by its hash in the policy. Until the
// application is alive it answers the sample question from the templates at the document's end (scripts/prerender.ts) and notes every
// other button that was pressed. src/features/landing/model/early.ts takes over what happened here; from then on this is silent.
;(function () {
  const early = (window.__early = { pressed: new Set() })

  /**
   * Makes an element like another one without replacing it: the focus stays on the pressed button, the live region is heard, and a
   * picture is not loaded again.
   * @param {Element} own @param {Element} like
   */
  function become(own, like) {
    for (const name of own.getAttributeNames()) if (!like.hasAttribute(name)) own.removeAttribute(name)
    for (const { name, value } of like.attributes) if (own.getAttribute(name) !== value) own.setAttribute(name, value)
    const children = [...like.childNodes]
    while (own.childNodes.length > children.length) own.lastChild.remove()
    children.forEach((child, place) => {
      const present = own.childNodes[place]
      if (!present) own.append(child)
      else if (present.nodeName !== child.nodeName) present.replaceWith(child)
      else if (child.attributes) become(present, child)
      else if (present.data !== child.data) present.data = child.data
    })
  }

  addEventListener('click', ({ target }) => {
    const button = target.closest?.('button')
    if (window.__early !== early || !button) return
    const sample = document.getElementById('sample')
    const option = [...sample.querySelectorAll('[data-stop]')].indexOf(button)
    const answer = document.getElementById('answer-' + option)
    if (!answer) early.pressed.add(button)
    else if (early.option === undefined) {
      early.option = option
      become(sample, answer.content.firstChild)
    }
  })

  // The digits too: of the four options only the first is reached by Tab.
  addEventListener('keydown', ({ target, key, ctrlKey, altKey, metaKey }) => {
    if (window.__early === early && !ctrlKey && !altKey && !metaKey)
      target.closest?.('#sample [role=group]')?.children[key - 1]?.click()
  })
})()
