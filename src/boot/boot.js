// Stands inline in the head of every document, before anything is drawn: at most 1 kB minified, allowed by its hash in the policy.
// Sets the display mode and its colour, so that no page flashes in another one, and sends what the page reads at once: who is there, and what
// the server wrote into `data-reads` from the table of pages, and into `data-account-reads` for who has an account, where {2} is the second part of the path and {sort} what the query has by that name. Nothing depends on it: what did not succeed
// here, the application asks for itself. src/lib/boot-request.ts tells the shapes.
;(function () {
  // Blocked storage: as the system has it, and no session.
  const stored = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {}
  }
  const root = document.documentElement
  const darkMode = stored('darkMode')
  const isDark = darkMode === 'true' || (darkMode !== 'false' && matchMedia('(prefers-color-scheme: dark)').matches)
  const [mode, background] =
    stored('eyeProtection') === 'true'
      ? ['eye-protection', '#C7EDCC']
      : isDark
        ? ['dark', '#101813']
        : ['light', '#FAF9F4']
  root.className = mode
  // Until the styles are here: AppTheme takes it back.
  root.style.background = document.querySelector('[name=theme-color]').content = background

  const token = stored('token')
  if (!token) return
  const language = stored('i18nextLng') || stored('accountLanguage')
  const parts = location.pathname.split('/')
  const query = new URLSearchParams(location.search)
  const requests = {}
  window.__boot = { token, requests }
  const { reads, accountReads } = root.dataset
  const first = ['/api/user', reads, stored('hasAccount') && accountReads].filter(Boolean).join(' ')
  for (const read of first.split(' ')) {
    const url = read.replace(/\{(\w+)\}/g, (_, place) => parts[place] || encodeURIComponent(query.get(place)))
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
    request.done = request.answer
      .then((response) => response.ok && response.clone().json())
      .then(
        (data) => {
          if (data) request.data = data
        },
        // What takes the answer also handles its failure; until then it must not count as unhandled.
        () => {},
      )
  }
})()
