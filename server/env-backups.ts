/** Settings of the bucket that keeps copies of backups. */
import { storageOf, type S3Settings, type StorageValues } from './env-storage.ts'

/** A part of a backup is larger than a recording and may come from far away. */
const TIMEOUT_MS = 60_000

const OWN = [
  'BACKUP_S3_ENDPOINT',
  'BACKUP_S3_REGION',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
  'BACKUP_S3_PATH_STYLE',
] as const

type Values = StorageValues & {
  readonly BACKUP_PASSPHRASE?: string | undefined
  readonly BACKUP_S3_ENDPOINT?: string | undefined
  readonly BACKUP_S3_BUCKET?: string | undefined
  readonly BACKUP_S3_REGION?: string | undefined
  readonly BACKUP_S3_ACCESS_KEY_ID?: string | undefined
  readonly BACKUP_S3_SECRET_ACCESS_KEY?: string | undefined
  readonly BACKUP_S3_PATH_STYLE?: 'on' | 'off' | undefined
}

/** The bucket of BACKUP_S3_*, each of which is that of S3_* when it is left out; null without BACKUP_S3_BUCKET. */
export function backupBucketOf(values: Values): S3Settings | { readonly fault: string } | null {
  if (values.BACKUP_S3_BUCKET === undefined) {
    const alone = OWN.filter((name) => values[name] !== undefined)
    return alone.length > 0 ? { fault: `${alone.join(', ')} need BACKUP_S3_BUCKET.` } : null
  }
  if (values.BACKUP_PASSPHRASE === undefined)
    return { fault: 'BACKUP_S3_BUCKET needs BACKUP_PASSPHRASE: nothing goes there unencrypted.' }
  const storage = storageOf({
    S3_ENDPOINT: values.BACKUP_S3_ENDPOINT ?? values.S3_ENDPOINT,
    S3_BUCKET: values.BACKUP_S3_BUCKET,
    S3_REGION: values.BACKUP_S3_REGION ?? values.S3_REGION,
    S3_ACCESS_KEY_ID: values.BACKUP_S3_ACCESS_KEY_ID ?? values.S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: values.BACKUP_S3_SECRET_ACCESS_KEY ?? values.S3_SECRET_ACCESS_KEY,
    S3_PATH_STYLE: values.BACKUP_S3_PATH_STYLE ?? values.S3_PATH_STYLE,
  })
  if (storage === null) return null
  if ('fault' in storage) return { fault: `BACKUP_S3_BUCKET needs an endpoint and both keys, of BACKUP_S3_* or S3_*.` }
  return { ...storage, timeoutMs: TIMEOUT_MS }
}
