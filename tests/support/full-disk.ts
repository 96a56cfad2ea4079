/** A disk that takes half a file and then no more: what the file system would say, said to this process. */
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

/** Runs `work` while every file that this process writes ends in ENOSPC (full disk) or EDQUOT (full quota). */
export async function withFullDisk<T>(code: 'ENOSPC' | 'EDQUOT', work: () => Promise<T>): Promise<T> {
  const { writeFile } = fs
  fs.writeFile = async (file) => {
    await writeFile(file, 'half a')
    throw Object.assign(new Error(`${code}: no room left, write`), { code, errno: -28, syscall: 'write' })
  }
  syncBuiltinESMExports()
  try {
    return await work()
  } finally {
    fs.writeFile = writeFile
    syncBuiltinESMExports()
  }
}
