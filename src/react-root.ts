/**
 * React's renderer. It stands in the file of React (scripts/chunks.ts) and runs with the libraries, while the rest of the application is still
 * on its way; imported by an entry itself it would run with that, when everything has come and the page waits for nothing else.
 */
import * as client from 'react-dom/client'

export const { createRoot, hydrateRoot } = client
