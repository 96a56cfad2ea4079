import { open, readBlob } from '#lib/api'
import { saveFile } from '#lib/save-file'

/** Milliseconds without a byte after which the download counts as broken off. As a whole it takes as long as recordings of 2 GB need. */
const patience = 60_000

/**
 * Has the browser save everything that is kept about the learner.
 * @throws {ApiError} `reauth_required` without a fresh proof, `network_error` when it breaks off
 */
export async function downloadData(): Promise<void> {
  const stall = new AbortController()
  const restart = () => setTimeout(() => stall.abort(), patience)
  let timer = restart()
  try {
    const response = await open('/api/user/export', 'application/zip', stall.signal)
    const watch = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(bytes, controller) {
        clearTimeout(timer)
        timer = restart()
        controller.enqueue(bytes)
      },
    })
    const blob = await readBlob(new Response(response.body?.pipeThrough(watch), { headers: response.headers }))
    const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1]
    saveFile(name ?? 'wordgrove.zip', blob)
  } finally {
    clearTimeout(timer)
  }
}
