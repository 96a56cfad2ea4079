/** Where files that people upload are kept, by names of our own making. */
import type { Env } from '../../env.ts'
import { localFiles } from './local.ts'

export interface Files {
  /** Keeps the bytes under a name; a name is written once. */
  save(name: string, bytes: Uint8Array): Promise<void>
  /** Null when there is no such file. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Does nothing when there is no such file. */
  remove(name: string): Promise<void>
}

export const createFiles = ({ dataDir }: Pick<Env, 'dataDir'>): Files => localFiles(dataDir)
