// Stands inline in the head of every document, before anything is drawn: at most 1 kB minified, allowed by its hash in the policy.
// Sets the display mode, so that no page flashes in the other one, and sends what the page reads at once: who is there, and what the server
// wrote into `data-reads` from the table of pages, where {2} is the second part of the path. Nothing depends on it: what did not succeed
// here, the application asks for itself. src/lib/boot-request.ts tells the shapes.
;(function () {
  try {
    const stored = localStorage
    const root = document.documentElement
    root.className = stored.getItem('eyeProtection') === 'true' ? 'eye-protection' : 'light'
    const token = stored.getItem('token')
    if (!token) return
    const language = stored.getItem('i18nextLng')
    const parts = location.pathname.split('/')
    const requests = {}
    window.__boot = { token, requests }
    for (const read of ['/api/user', ...(root.dataset.reads?.split(' ') ?? [])]) {
      const url = read.replace(/\{(\d)\}/g, (_, place) => parts[place])
      const request = (requests[url] = {
        answer: fetch(url, {
          headers: {
            Accept: 'application/json',
            Authorization: 'Bearer ' + token,
            ...(language && { 'Accept-Language': language }),
          },
          signal: AbortSignal.timeout(15_000),
        }),
      })
      request.answer
        .then((response) => response.ok && response.clone().json())
        .then(
          (data) => {
            if (data) request.data = data
          },
          // What takes the answer also handles its failure; until then it must not count as unhandled.
          () => {},
        )
    }
  } catch {
    // Blocked storage: light, and no session.
  }
})()
