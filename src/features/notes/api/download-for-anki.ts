import { pathOf } from '#lib/api'
import { downloadFile } from '#lib/download-file'

/** Has the browser save a note as an Anki package. @throws {ApiError} */
export const downloadForAnki = (id: string, name: string) =>
  downloadFile(pathOf('/api/notes/{id}/anki', { params: { id } }), 'application/zip', { name: `${name}.apkg` })
