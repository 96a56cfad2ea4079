/** CMU Flite, where its program is installed: clearer than eSpeak, but American only. */
import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Voice } from './index.ts'

const run = promisify(execFile)
const TIMEOUT_MS = 5_000

export function createFlite(): Voice {
  let installed: Promise<boolean> | undefined
  return {
    id: 'flite-slt',
    speaks: async (accent) =>
      accent === 'us' &&
      (await (installed ??= run('flite', ['--version'], { timeout: TIMEOUT_MS }).then(
        () => true,
        () => false,
      ))),
    async synthesize({ text, rate }) {
      const file = join(tmpdir(), `wordgrove-${randomUUID()}.wav`)
      try {
        await run(
          'flite',
          ['-voice', 'slt', '--setf', `duration_stretch=${rate === 'slow' ? 1.6 : 1.1}`, '-t', text, '-o', file],
          { timeout: TIMEOUT_MS },
        )
        return new Uint8Array(await readFile(file))
      } finally {
        await rm(file, { force: true })
      }
    },
  }
}
