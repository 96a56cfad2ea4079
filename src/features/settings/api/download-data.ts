import { open } from '#lib/api'

/** Milliseconds: everything of a long learner takes its time. */
const patience = 60_000

/**
 * Has the browser save everything that is kept about the learner.
 * @throws {ApiError} `reauth_required` without a fresh proof
 */
export async function downloadData(): Promise<void> {
  const response = await open('/api/user/export', 'application/json', AbortSignal.timeout(patience))
  const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1]
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name ?? 'wordgrove.json'
  link.click()
  URL.revokeObjectURL(address)
}
