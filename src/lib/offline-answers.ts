/** The answers that are kept for when there is no connection. */
import type { AnswerStore, GetEndpointId } from './api.ts'

/** Who is there, home, the reviews, the level map and the open note: nothing else opens without a connection. */
const endpointIds: ReadonlySet<string> = new Set<GetEndpointId>([
  'GET /api/user',
  'GET /api/user/stats',
  'GET /api/grove',
  'GET /api/look-ups',
  'GET /api/challenges',
  'GET /api/challenges/{category}/levels',
  'GET /api/reviews',
  'GET /api/notes',
  'GET /api/notes/{id}',
  'GET /api/notes/{id}/entries',
])

// IndexedDB comes later than the page.
const copies = () => import('./offline-store.ts')

/** Only one of its kind is kept, with what belongs to it: the note that was opened last, the map that was looked at last. */
const onlyOne: Readonly<Record<string, string>> = {
  'GET /api/notes/{id}': '/api/notes/',
  'GET /api/challenges/{category}/levels': '/api/challenges/',
}

async function write(session: string, endpointId: string, path: string, answer: unknown): Promise<void> {
  const { removeCopies, writeCopy } = await copies()
  await writeCopy(session, nameOf(path), answer)
  const start = onlyOne[endpointId]
  if (start === undefined) return
  await removeCopies(session, (name) => name.startsWith(nameOf(start)) && !name.startsWith(nameOf(path)))
}

const nameOf = (path: string) => `answer ${path}`

export const offlineAnswers: AnswerStore = {
  covers: (endpointId) => endpointIds.has(endpointId),
  write: (session, endpointId, path, answer) => {
    write(session, endpointId, path, answer).catch(reportError)
  },
  read: async (session, path) => (await copies()).readCopy(session, nameOf(path)),
}
