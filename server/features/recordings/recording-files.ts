/** Where the sounds of recordings are. */
import type { Deps } from '../../deps.ts'
import { HttpError } from '../../http/errors.ts'
import { createRecordingFiles } from '../../providers/files/create-files.ts'
import { FileStoreError, type Files } from '../../providers/files/index.ts'
import { countFiles } from '../../provider-outcomes.ts'

/** For calls: a bucket that does not answer is logged, and the caller hears `busy`. */
export function recordingFiles({
  env,
  log,
  metrics,
}: Pick<Deps, 'env' | 'log' | 'metrics'>): Pick<Files, 'save' | 'read'> {
  const files = countFiles(createRecordingFiles(env), metrics)
  const attempt = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      if (!(error instanceof FileStoreError)) throw error
      log.error({ error }, 'the bucket of recordings is not available')
      throw new HttpError('busy', { cause: error })
    })
  return {
    save: (name, bytes) => attempt(files.save(name, bytes)),
    read: (name, part) => attempt(files.read(name, part)),
  }
}
