import type { Env } from '../../env.ts'
import type { Files } from './index.ts'
import { createLocalFiles } from './local.ts'
import { createS3Files } from './s3.ts'

/** Pictures: files in DATA_DIR. */
export const createFiles = ({ dataDir }: Pick<Env, 'dataDir'>): Files => createLocalFiles(dataDir)

/** Recordings: in the bucket of S3_*, else in DATA_DIR. */
export const createRecordingFiles = ({ dataDir, s3 }: Pick<Env, 'dataDir' | 's3'>): Files =>
  s3 ? createS3Files(s3) : createLocalFiles(dataDir)
