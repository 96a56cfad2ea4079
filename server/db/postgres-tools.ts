/** PostgreSQL's own backup programs. */
import { spawn } from 'node:child_process'

/**
 * Runs pg_dump or pg_restore against a database. The address goes in through the environment, since arguments are shown to every user of
 * the machine. Throws when the program is missing or fails.
 */
export async function postgresTool(
  url: string,
  tool: 'pg_dump' | 'pg_restore',
  options: readonly string[],
  file: string,
): Promise<void> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const database = decodeURIComponent(pathname.slice(1))
  const target = tool === 'pg_dump' ? ['--file', file] : ['--dbname', database, file]
  const child = spawn(tool, [...options, ...target], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PGHOST: searchParams.get('host') ?? hostname,
      PGPORT: port || '5432',
      PGDATABASE: database,
      ...(username && { PGUSER: decodeURIComponent(username) }),
      ...(password && { PGPASSWORD: decodeURIComponent(password) }),
    },
  })
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('exit', resolve))
  if (code !== 0) throw new Error(`${tool} failed (exit code ${code}).`)
}
