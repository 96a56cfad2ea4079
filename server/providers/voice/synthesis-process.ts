/**
 * A child process that makes sounds: it starts when first needed, answers one request after the other and ends after a minute without work,
 * because an engine keeps up to 200 MB.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ShutdownStep } from '../../shutdown.ts'

const TIMEOUT_MS = 8_000
const IDLE_MS = 60_000

interface PendingRequest {
  resolve(sound: Uint8Array<ArrayBuffer>): void
  reject(error: Error): void
}

interface Answer {
  readonly id: number
  readonly sound?: Uint8Array<ArrayBuffer>
  readonly error?: string
}

export interface SynthesisOptions {
  /** Milliseconds that a request may take, in place of eight seconds: for machines so busy that a word takes longer than a learner would wait. */
  readonly timeoutMs?: number | undefined
}

/** @returns sends a request and resolves to its sound; rejects when the child fails, ends or needs more than `timeoutMs` */
export function createSynthesisProcess(
  program: URL,
  closing: ShutdownStep,
  { timeoutMs = TIMEOUT_MS }: SynthesisOptions = {},
): (request: object) => Promise<Uint8Array<ArrayBuffer>> {
  const pending = new Map<number, PendingRequest>()
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let count = 0
  closing.add(end)

  function start(): ChildProcess {
    const started = fork(fileURLToPath(program), {
      execArgv: ['--no-warnings'],
      serialization: 'advanced',
      stdio: 'ignore',
    })
    started.on('message', ({ id, sound, error }: Answer) => {
      if (sound) pending.get(id)?.resolve(sound)
      else pending.get(id)?.reject(new Error(error))
    })
    const isGone = () => {
      // A process that is ending must not settle requests that wait for its successor.
      if (child === started) end()
    }
    // Without a listener, a process that cannot start or be sent to would end this one.
    started.on('error', isGone).on('exit', isGone)
    started.unref()
    started.channel?.unref()
    return started
  }

  function end(): void {
    child?.kill()
    child = null
    for (const each of pending.values()) each.reject(new Error('The voice process ended.'))
  }

  return async (request) => {
    const id = ++count
    clearTimeout(idle)
    // Stuck on one word, the process would keep all others waiting.
    const timer = setTimeout(() => {
      child?.kill('SIGKILL')
      end()
    }, timeoutMs)
    try {
      return await new Promise((resolve, reject) => {
        pending.set(id, { resolve, reject })
        child ??= start()
        child.send({ ...request, id })
      })
    } finally {
      pending.delete(id)
      clearTimeout(timer)
      clearTimeout(idle)
      idle = setTimeout(end, IDLE_MS)
      idle.unref()
    }
  }
}
