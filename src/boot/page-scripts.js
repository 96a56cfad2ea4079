// Stands inline in the document of the application: at most 1 kB minified, allowed by its hash in the policy. Asks for the page's own scripts, which
// the server names in the document, once the first script of the application is here. Asked for at once with it, all of them would share the line
// and arrive together, and nothing could run before; so they arrive while the libraries run. What fails here, the application asks for itself.
new PerformanceObserver((list, observer) => {
  // Of the application's scripts one stands in the document as such; the others are preloads.
  if (!list.getEntries().some(({ initiatorType }) => initiatorType === 'script')) return
  observer.disconnect()
  for (const link of document.querySelectorAll('[data-page-script]')) link.rel = 'modulepreload'
}).observe({ type: 'resource', buffered: true })
