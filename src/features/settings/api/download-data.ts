import { downloadFile } from '#lib/download-file'

/**
 * Has the browser save everything that is kept about the learner.
 * @throws {ApiError} `reauth_required` without a fresh proof, `network_error` when it breaks off
 */
export const downloadData = () => downloadFile('/api/user/export', 'application/zip')

/** Has the browser save every word that the learner learned or saved, as an Anki package. @throws {ApiError} */
export const downloadForAnki = () => downloadFile('/api/user/anki', 'application/zip', 'wordgrove.apkg')
