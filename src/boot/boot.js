// Stands inline in the head of every document, before anything is drawn: at most 1 kB minified, allowed by its hash in the policy.
// Sets the display mode, so that no page flashes in the other one, and sends what the page will wait for: who is there, and on a game's
// page its run. Nothing depends on it: what did not succeed here, the application asks for itself. src/lib/boot-request.ts tells the shapes.
;(function () {
  try {
    const stored = localStorage
    document.documentElement.className = stored.getItem('eyeProtection') === 'true' ? 'eye-protection' : 'light'
    const token = stored.getItem('token')
    if (!token) return

    /** @param {string} path @param {object} [body] */
    function begin(path, body) {
      const begun = {
        answer: fetch(path, {
          method: body ? 'POST' : 'GET',
          headers: {
            Accept: 'application/json',
            Authorization: 'Bearer ' + token,
            ...(body && { 'Content-Type': 'application/json' }),
          },
          body: body && JSON.stringify(body),
          signal: AbortSignal.timeout(15_000),
        }),
      }
      begun.answer
        .then((response) => response.ok && response.clone().json())
        .then(
          (data) => {
            if (data) begun.data = data
            // The largest thing on a game's page is its first word's picture.
            const picture = data.words?.[0].picture
            if (picture) new Image().src = picture
          },
          // Whoever takes the answer also handles its failure; until then it must not count as unhandled.
          () => {},
        )
      return begun
    }

    const boot = (window.__boot = { token, user: begin('/api/user') })
    const { pathname, search } = location
    const place = /^\/word-challenge\/([^/]+)(?:\/([^/]+))?\/game$/.exec(pathname)
    if (!place) return
    const at = pathname + search
    const query = new URLSearchParams(search)
    const kept = Object.keys(stored).find((key) => key.endsWith(':run' + at))
    const body = {
      id: kept ? JSON.parse(stored[kept]) : crypto.randomUUID(),
      category: place[1],
      sub: place[2],
      difficulty: query.get('difficulty'),
      level: +query.get('level'),
      type: query.get('type'),
      words_from: query.get('words') || 'level',
    }
    boot.run = Object.assign(begin('/api/runs', body), { at, id: body.id })
  } catch {
    // Blocked storage: light, and nobody is signed in. No random ids without TLS: the application asks for the run.
  }
})()
