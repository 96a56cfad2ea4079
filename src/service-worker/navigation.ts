/** Answers requests for pages: the server first, the application's shell when it does not answer. */
import { matchPrecache } from 'workbox-precaching'
import { findPage } from '#contract/pages'
import { APP_SHELL_URL } from '#contract/service-worker'

/** Milliseconds that a page may wait for the server. */
const PATIENCE = 3_000

/** Only pages of the application: other documents of the server, such as /api/docs, are none of the worker's business. */
export const isNavigation = ({ request, url }: { request: Request; url: URL }): boolean =>
  request.mode === 'navigate' && findPage(url.pathname) !== undefined

const after = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds))

/** The server's page, or undefined when there is no connection or a proxy answers for a server that is down. */
async function fetchPage({ request, preloadResponse }: FetchEvent): Promise<Response | undefined> {
  try {
    const response = ((await preloadResponse) as Response | undefined) ?? (await fetch(request))
    return response.status < 500 ? response : undefined
  } catch {
    return undefined
  }
}

export async function answerNavigation({ event }: { event: ExtendableEvent }): Promise<Response> {
  const page = fetchPage(event as FetchEvent)
  // The browser complains when the worker ends before the page that it preloads has come.
  event.waitUntil(page)
  return (
    (await Promise.race([page, after(PATIENCE)])) ??
    (await matchPrecache(APP_SHELL_URL)) ??
    (await page) ??
    Response.error()
  )
}
