/** URLs that the server, the build and the service worker agree on. */

/** The service worker's script. */
export const SERVICE_WORKER_URL = '/sw.js'

/** The application's document without a page's head and without any user's data: what the worker shows when the server does not answer. */
export const APP_SHELL_URL = '/app-shell'
