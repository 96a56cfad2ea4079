/** The screen /record for stories. */
import { fox } from './story-info.ts'
import { screen } from './screen.ts'
import { someRecordings } from './story-recordings.ts'
import type { MockAnswers } from './mock-api.ts'

/** A page of the list. */
export const listOf = (...items: ReturnType<typeof someRecordings>) => ({
  items,
  next: null,
  kept: items.length,
  limit: 50,
})

/** /record before a server with these recordings, and a browser with this microphone. */
export function recordScreen(path: string, api: MockAnswers = {}, microphone?: () => () => void) {
  const base = screen({
    path,
    as: 'user',
    api: {
      'GET /api/recordings': listOf(...someRecordings()),
      'GET /api/words/{word}': fox,
      'GET /api/words': { items: [fox] },
      ...api,
    },
  })
  return {
    ...base,
    beforeEach: async (context: Parameters<typeof base.beforeEach>[0]) => {
      const restore = microphone?.()
      const release = await base.beforeEach(context)
      return () => {
        release()
        restore?.()
      }
    },
  }
}
