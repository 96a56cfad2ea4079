/** Settings of the bucket that keeps recordings. */

/** A bucket of a service that speaks the interface of S3. */
export interface S3Settings {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** The bucket is the first part of the path; else of the host. */
  readonly isPathStyle: boolean
  /** Longest wait for an answer. */
  readonly timeoutMs: number
}

const TIMEOUT_MS = 10_000

const NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

export type StorageValues = Readonly<Partial<Record<(typeof NEEDED)[number], string | undefined>>> & {
  readonly S3_REGION: string
  readonly S3_PATH_STYLE: 'on' | 'off'
}

/** The bucket; null without any of its settings, and a fault where only some are there. */
export function storageOf(values: StorageValues): S3Settings | { readonly fault: string } | null {
  const missing = NEEDED.filter((name) => values[name] === undefined)
  if (missing.length === NEEDED.length) return null
  if (missing.length > 0) return { fault: `Recordings in a bucket need ${missing.join(', ')}.` }
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION, S3_PATH_STYLE } = values
  return {
    endpoint: S3_ENDPOINT ?? '',
    bucket: S3_BUCKET ?? '',
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
    isPathStyle: S3_PATH_STYLE === 'on',
    timeoutMs: TIMEOUT_MS,
  }
}
