import { open, readBlob } from './api.ts'
import { saveFile } from './save-file.ts'

/** Milliseconds without a byte after which a download counts as broken off. As a whole it takes as long as files of 2 GB need. */
const patience = 60_000

/**
 * Has the browser save what a call answers: under `name`, else as the server calls it.
 * @throws {ApiError} as the call does; `network_error` when it breaks off
 */
export async function downloadFile(path: string, accept: string, name?: string): Promise<void> {
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
