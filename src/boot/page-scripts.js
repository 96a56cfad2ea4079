// Stands inline in the document of the application: at most 1 kB minified, allowed by its hash in the policy. Preloads the page's own scripts, which
// the server names in the document, once the first script of the application has arrived. Preloaded together with it they would share its bandwidth,
// all would arrive at the same time, and nothing could run before. What is not preloaded here, the application imports itself.
new PerformanceObserver((list, observer) => {
  // Of the application's scripts one stands in the document as such; the others are preloads.
  if (!list.getEntries().some(({ initiatorType }) => initiatorType === 'script')) return
  observer.disconnect()
  for (const link of document.querySelectorAll('[data-page-script]')) link.rel = 'modulepreload'
}).observe({ type: 'resource', buffered: true })
