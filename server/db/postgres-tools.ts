/** PostgreSQL's own backup programs. */
import { spawn } from 'node:child_process'

/** The program is not installed on this machine. */
export class ToolMissingError extends Error {
  override name = 'ToolMissingError'
}

/**
 * Runs pg_dump or pg_restore against a database. The address goes in through the environment, since arguments are shown to every user of
 * the machine. `stop` ends it. Throws ToolMissingError when the program is not installed, and an Error when it fails.
 */
export async function postgresTool(
  url: string,
  tool: 'pg_dump' | 'pg_restore',
  options: readonly string[],
  file: string,
  stop?: AbortSignal,
): Promise<void> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const database = decodeURIComponent(pathname.slice(1))
  const target = tool === 'pg_dump' ? ['--file', file] : ['--dbname', database, file]
  const child = spawn(tool, [...options, ...target], {
    stdio: ['ignore', 'ignore', 'inherit'],
    ...(stop && { signal: stop }),
    env: {
      ...process.env,
      PGHOST: searchParams.get('host') ?? hostname,
      PGPORT: port || '5432',
      PGDATABASE: database,
      ...(username && { PGUSER: decodeURIComponent(username) }),
      ...(password && { PGPASSWORD: decodeURIComponent(password) }),
    },
  })
  const code = await new Promise<number | null>((resolve, reject) =>
    child
      .once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ENOENT' ? new ToolMissingError(tool) : error),
      )
      .once('exit', resolve),
  )
  if (code !== 0) throw new Error(`${tool} failed (exit code ${code}).`)
}
