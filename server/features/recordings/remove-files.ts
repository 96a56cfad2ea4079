import type { Deps } from '../../deps.ts'
import { createRecordingFiles } from '../../providers/files/create-files.ts'
import { FileStoreError } from '../../providers/files/index.ts'
import { forgetRemovedFile, listRemovedFiles, markRemovalTried } from './recordings.store.ts'

const AT_ONCE = 500

/**
 * Removes the files of recordings that are gone. The name goes after its file, so that what fails is tried again, behind the others. Throws
 * AggregateError when some could not be removed.
 */
export async function removeFiles({ db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>): Promise<void> {
  const files = createRecordingFiles(env)
  const errors: unknown[] = []
  for (const name of await listRemovedFiles(db, AT_ONCE)) {
    try {
      await files.remove(name)
      await forgetRemovedFile(db, name)
    } catch (error) {
      errors.push(error)
      if (error instanceof FileStoreError && error.isUnavailable) break
      await markRemovalTried(db, name, now())
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Some files of recordings were not removed.')
}
