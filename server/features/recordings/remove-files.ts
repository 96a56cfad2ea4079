import type { Deps } from '../../deps.ts'
import { createRecordingFiles } from '../../providers/files/create-files.ts'
import { forgetRemovedFile, listRemovedFiles } from './recordings.store.ts'

const AT_ONCE = 500

/** Removes the files of recordings that are gone. The name goes after its file, so that what fails is tried again. */
export async function removeFiles({ db, env }: Pick<Deps, 'db' | 'env'>): Promise<void> {
  const files = createRecordingFiles(env)
  for (const name of await listRemovedFiles(db, AT_ONCE)) {
    await files.remove(name)
    await forgetRemovedFile(db, name)
  }
}
