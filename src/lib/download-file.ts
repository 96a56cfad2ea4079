import { open, readBlob } from './api.ts'
import { saveFile } from './save-file.ts'

export interface DownloadOptions {
  /** Of the file; left out, the server names it. */
  readonly name?: string
  /** Milliseconds without a byte after which the download counts as broken off. As a whole it takes as long as files of 2 GB need. */
  readonly patience?: number
}

/**
 * Has the browser save what a call answers.
 * @throws {ApiError} as the call does; `network_error` when it breaks off
 */
export async function downloadFile(
  path: string,
  accept: string,
  { name, patience = 60_000 }: DownloadOptions = {},
): Promise<void> {
  const stall = new AbortController()
  const restart = () => setTimeout(() => stall.abort(), patience)
  let timer = restart()
  try {
    const response = await open(path, accept, stall.signal)
    const watch = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(bytes, controller) {
        clearTimeout(timer)
        timer = restart()
        controller.enqueue(bytes)
      },
    })
    const blob = await readBlob(new Response(response.body?.pipeThrough(watch), { headers: response.headers }))
    const named = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1]
    saveFile(name ?? named ?? 'wordgrove.zip', blob)
  } finally {
    clearTimeout(timer)
  }
}
