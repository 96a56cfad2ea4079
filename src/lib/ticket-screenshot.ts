import { useEffect, useState } from 'react'
import type { Ticket } from '#contract/tickets'
import { ignoreApiError, open, pathOf, readBlob } from './api.ts'

/** Milliseconds for a picture of up to a megabyte. */
const patience = 30_000

/** Where the picture of a ticket is for its learner, and where for administrators. */
type ScreenshotPath = '/api/tickets/{id}/screenshot' | '/api/admin/tickets/{id}/screenshot'

/** Loads the picture of a ticket under the stored session. Undefined for a ticket without one. */
export function useTicketScreenshot(
  { id, has_screenshot: exists }: Pick<Ticket, 'id' | 'has_screenshot'>,
  template: ScreenshotPath,
): { src: string | undefined; failed: boolean } | undefined {
  const [loaded, setLoaded] = useState<{ src: string | undefined }>()
  useEffect(() => {
    if (!exists) return undefined
    const leaving = new AbortController()
    let src: string | undefined
    const load = async () => {
      const path = pathOf(template, { params: { id } })
      const response = await open(path, 'image/webp', AbortSignal.any([leaving.signal, AbortSignal.timeout(patience)]))
      const picture = await readBlob(response)
      if (!leaving.signal.aborted) src = URL.createObjectURL(picture)
    }
    const finish = () => {
      if (!leaving.signal.aborted) setLoaded({ src })
    }
    void load().then(finish, (error: unknown) => {
      if (leaving.signal.aborted) return
      finish()
      ignoreApiError(error)
    })
    return () => {
      leaving.abort()
      if (src !== undefined) URL.revokeObjectURL(src)
    }
  }, [id, exists, template])
  return exists ? { src: loaded?.src, failed: loaded !== undefined && loaded.src === undefined } : undefined
}
