import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { PackageError } from './read-package.ts'
import type { PackageAnswer, PackageRequest } from './package-process.ts'

const program = fileURLToPath(new URL('./package-process.ts', import.meta.url))
const root = fileURLToPath(new URL('../../../', import.meta.url))
/** Code, and not what may lie beside it: the embedded database, `.env`. */
const readable = ['server', 'contract', 'rules', 'node_modules'].map((folder) => `--allow-fs-read=${root}${folder}/*`)

/** Many times what 100,000 notes take. */
const PATIENCE_MS = 60_000
const MOST_HEAP_MB = 512

/**
 * Reads a package in a process of its own, which may read the program's code and nothing else: no writing, no network, no other process, no
 * variables. It is killed after a minute, whatever it does. Throws PackageError.
 */
export async function runPackageProcess<T>(
  request: PackageRequest,
  { within = PATIENCE_MS, script = program }: { within?: number; script?: string } = {},
): Promise<T> {
  const child = fork(script, [], {
    execArgv: [
      '--no-warnings',
      '--permission',
      ...readable,
      `--allow-fs-read=${root}package.json`,
      `--max-old-space-size=${MOST_HEAP_MB}`,
    ],
    env: {},
    serialization: 'advanced',
    stdio: 'ignore',
  })
  let timer: NodeJS.Timeout | undefined
  try {
    const answer = await new Promise<PackageAnswer>((resolve, reject) => {
      timer = setTimeout(() => reject(new PackageError('package_too_slow')), within)
      child.once('message', (message) => resolve(message as PackageAnswer))
      child.once('error', reject)
      // Out of memory, for one.
      child.once('exit', (code) => reject(new PackageError('package_unreadable', { cause: `exit code ${code}` })))
      child.send(request, (error) => error && reject(error))
    })
    if ('fault' in answer) throw new PackageError(answer.fault)
    return answer.value as T
  } finally {
    clearTimeout(timer)
    child.kill('SIGKILL')
  }
}
