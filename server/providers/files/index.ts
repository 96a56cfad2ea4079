/** A store of files that people upload, under names that the server makes. */

export interface Files {
  /** Keeps the bytes under a name; a name is written once. */
  save(name: string, bytes: Uint8Array): Promise<void>
  /** Null when there is no such file. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Does nothing when there is no such file. */
  remove(name: string): Promise<void>
}
