/** A store of files that people upload, under names that the server makes. */

/** Bytes of a file, both ends included; `last` may be beyond its end. */
export interface FilePart {
  readonly first: number
  readonly last: number
}

export interface Files {
  /** Keeps the bytes under a name; a name is written once. */
  save(name: string, bytes: Uint8Array): Promise<void>
  /** The file, or a part of it; null when there is no such file. */
  read(name: string, part?: FilePart): Promise<Uint8Array<ArrayBuffer> | null>
  /** Does nothing when there is no such file. */
  remove(name: string): Promise<void>
}

/** The service that stores files does not answer, or refuses. */
export class FileStoreError extends Error {
  override name = 'FileStoreError'
  /** Whether it has nothing for any file at this moment. */
  readonly isUnavailable: boolean

  constructor(message: string, isUnavailable: boolean, options?: ErrorOptions) {
    super(message, options)
    this.isUnavailable = isUnavailable
  }
}

/** Folder and name of a file: letters, digits, hyphen and underscore alone, so that a name can never lead elsewhere. */
const FILE_NAME = /^[a-z]+\/[\w-]+\.[a-z0-9]+$/

export function assertFileName(name: string): void {
  if (!FILE_NAME.test(name)) throw new Error('not the name of a file')
}
