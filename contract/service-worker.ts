/** URLs that the server, the build and the service worker agree on. */

/** The service worker's script. */
export const SERVICE_WORKER_URL = '/sw.js'

/** The application's document without a page's head and without any user's data: what the worker shows when the server does not answer. */
export const APP_SHELL_URL = '/app-shell'

/**
 * What a page says to a worker that waits. `activate`: take over now. `compare`: answer through the port of the message whether the worker is of
 * the same build as this script of a page.
 */
export type ServiceWorkerMessage = { readonly type: 'activate' } | { readonly type: 'compare'; readonly script: string }
