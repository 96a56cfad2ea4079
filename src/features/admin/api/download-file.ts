import { open, readBlob } from '#lib/api'
import { saveFile } from '#lib/save-file'

/** Milliseconds: a long list takes its time. */
const patience = 120_000

/**
 * Has the browser save a file of the server, under the name that the server gives it.
 * @throws {ApiError}
 */
export async function downloadFile(path: string, type: string): Promise<Headers> {
  const response = await open(path, type, AbortSignal.timeout(patience))
  const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1]
  saveFile(name ?? 'wordgrove', await readBlob(response))
  return response.headers
}
