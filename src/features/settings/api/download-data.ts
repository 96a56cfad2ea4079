import { downloadFile } from '#lib/download-file'

/**
 * Has the browser save everything that is kept about the learner.
 * @throws {ApiError} `reauth_required` without a fresh proof, `network_error` when it breaks off
 */
export const downloadData = () => downloadFile('/api/user/export', 'application/zip')

/** Milliseconds for the server to write the words of a long learner before it sends them. */
const writing = 240_000

/** Has the browser save every word that the learner learned or saved, as an Anki package. @throws {ApiError} */
export const downloadForAnki = () =>
  downloadFile('/api/user/anki', 'application/zip', { name: 'wordgrove.apkg', patience: writing })
