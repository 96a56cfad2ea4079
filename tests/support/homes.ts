/** A home of servers for each test of a file. */
import type { ChildProcess } from 'node:child_process'
import { afterEach, beforeEach } from 'vitest'
import { kill, prepareHome, startServer, type Home, type ServerProcess } from './server-process.ts'

export interface Homes {
  /** Of the test that runs. */
  readonly current: () => Home
  /** Starts a server there; it ends with the test at the latest. */
  readonly start: (variables?: Readonly<Record<string, string>>, stderr?: number) => Promise<ServerProcess>
}

/** Makes a home before each test; after it, its servers are killed and it is gone. */
export function eachHome(): Homes {
  let home: Home | undefined
  const started: ChildProcess[] = []
  beforeEach(async () => {
    home = await prepareHome()
  })
  afterEach(async () => {
    for (const child of started.splice(0)) await kill(child)
    await home?.remove()
  })
  const current = () => {
    if (!home) throw new Error('There is no home before the first test.')
    return home
  }
  return {
    current,
    start: (variables = {}, stderr) =>
      startServer(
        { ...current(), variables: { ...current().variables, ...variables } },
        (child) => started.push(child),
        stderr,
      ),
  }
}
