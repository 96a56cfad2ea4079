// Stands inline in the head of every document, before anything is drawn: at most 1 kB minified, allowed by its hash in the policy.
// Sets the display mode, so that no page flashes in the other one, and sends the request that every signed-in page waits for.
;(function () {
  try {
    const stored = localStorage
    document.documentElement.className = stored.getItem('eyeProtection') === 'true' ? 'eye-protection' : 'light'
    const token = stored.getItem('token')
    if (token) {
      const user = fetch('/api/user', { headers: { Accept: 'application/json', Authorization: 'Bearer ' + token } })
      // Whoever takes the answer also handles its failure; until then it must not count as unhandled.
      user.catch(function () {})
      window.__boot = { user: user }
    }
  } catch {
    // Blocked storage: light, and nobody is signed in.
  }
})()
