/** The sounds of a learner, for the export. */
import type { Reader } from '../../db/client.ts'
import { listWithFile, type RecordingPosition } from './recordings.store.ts'

const AT_ONCE = 200

type Sound = Awaited<ReturnType<typeof listWithFile>>[number]

/** Every recording of a learner with the name of its file, takes and deleted ones among them, the oldest first. */
export async function* listSounds(db: Reader, userId: string): AsyncGenerator<Sound, void, undefined> {
  let after: RecordingPosition | undefined
  for (let rows: Sound[]; (rows = await listWithFile(db, userId, after, AT_ONCE)).length > 0;) {
    yield* rows
    after = rows.at(-1)
  }
}
