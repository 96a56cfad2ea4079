import { open, readBlob } from '#lib/api'

/** Milliseconds: a long list takes its time. */
const patience = 120_000

/**
 * Has the browser save a file of the server, under the name that the server gives it.
 * @throws {ApiError}
 */
export async function downloadFile(path: string, type: string): Promise<Headers> {
  const response = await open(path, type, AbortSignal.timeout(patience))
  const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1]
  const url = URL.createObjectURL(await readBlob(response))
  const link = document.createElement('a')
  link.href = url
  link.download = name ?? 'wordgrove'
  link.click()
  URL.revokeObjectURL(url)
  return response.headers
}
