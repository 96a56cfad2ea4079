/** One server of the stage: a process at a fixed port, which can be killed, frozen and started again. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const ownMain = fileURLToPath(new URL('../../server/main.ts', import.meta.url))

/** Characters of what a server that ends said last. */
const MOST_SAID = 2_000

export interface StageServer {
  readonly origin: string
  readonly pid: number | undefined
  /** Starts it and waits until it has its dictionary. Throws when it ends instead. */
  start(): Promise<void>
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>
  /** Stops its process where it stands, connections and all: it hangs until it is killed. */
  freeze(): void
  /** Ends it in order; resolves to its exit code. */
  stop(): Promise<number | null>
}

/** @param main the program; another version's where two are tried side by side */
export function createStageServer(
  port: number,
  variables: Readonly<Record<string, string>>,
  main = ownMain,
): StageServer {
  let child: ChildProcess | undefined
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return null
    const ended = once(child, 'exit')
    child.kill(signal)
    const [code] = (await ended) as [number | null]
    return code
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    get pid() {
      return child?.pid
    },
    async start() {
      const started = spawn(process.execPath, [main], {
        env: { ...process.env, ...variables, HOST: '127.0.0.1', PORT: String(port) },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child = started
      let said = ''
      started.stderr.setEncoding('utf8').on('data', (text: string) => {
        process.stderr.write(text)
        said = (said + text).slice(-MOST_SAID)
      })
      for await (const line of createInterface({ input: started.stdout })) if (line.includes('http://')) return
      throw new Error(`The server at port ${port} ended before it served: ${said.trimEnd().split('\n').at(-1)}`)
    },
    async kill() {
      await end('SIGKILL')
    },
    freeze: () => {
      child?.kill('SIGSTOP')
    },
    stop: () => end('SIGTERM'),
  }
}
