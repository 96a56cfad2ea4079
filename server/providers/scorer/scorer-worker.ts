/**
 * The parent's side of the scorer's process: it starts when first needed, scores one recording after the other and ends when idle, because
 * the engine keeps some 100 MB. One that has grown is replaced at once, so that the next recording does not wait for the start.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createSemaphore } from '../../semaphore.ts'
import { ScorerError, type SpeechRecording, type SpeechScore } from './index.ts'

export interface WorkerLimits {
  /** Recordings that may wait for the one that is scored. */
  readonly queue: number
  /** A recording that takes longer gets no score, and its process is killed. */
  readonly timeoutMs: number
  /** Loading the model takes a second, and several on a busy machine. */
  readonly startTimeoutMs: number
  readonly idleMs: number
  /** The engine keeps every word, and a trace of every voice: a process is replaced after so many recordings, or when it holds so much. */
  readonly recordings: number
  readonly bytes: number
}

const LIMITS: WorkerLimits = {
  queue: 20,
  timeoutMs: 10_000,
  startTimeoutMs: 60_000,
  idleMs: 180_000,
  recordings: 100,
  bytes: 205_000_000,
}

/** What the process says: first that it is ready, then one answer for each recording. */
export type WorkerMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'score'; readonly score: SpeechScore; /** Memory of the process. */ readonly bytes: number }
  | { readonly type: 'failure'; readonly reason: string }

export interface ScorerWorker {
  /** Throws QueueFullError and ScorerError. */
  score(recording: SpeechRecording): Promise<SpeechScore>
  /** Process id of the child, undefined while there is none. */
  pid(): number | undefined
  end(): void
}

/** @param cacheFolder where the process keeps its repaired engine */
export function createScorerWorker(program: URL, cacheFolder: string, given: Partial<WorkerLimits> = {}): ScorerWorker {
  const limits = { ...LIMITS, ...given }
  const takeTurn = createSemaphore(1, limits.queue)
  let child: ChildProcess | null = null
  /** The child, as soon as its model is loaded. */
  let ready: Promise<ChildProcess> | null = null
  let scored = 0
  let idle: NodeJS.Timeout | undefined

  async function start(): Promise<ChildProcess> {
    const started = fork(fileURLToPath(program), [cacheFolder], {
      execArgv: ['--no-warnings', '--max-semi-space-size=1'],
      serialization: 'advanced',
      stdio: 'ignore',
    })
    child = started
    scored = 0
    started.on('error', () => end(started)).on('exit', () => end(started))
    started.unref()
    started.channel?.unref()
    const message = await nextMessage(started, limits.startTimeoutMs)
    if (message.type !== 'ready') throw new ScorerError(`The scorer does not start: ${reasonOf(message)}`, true)
    return started
  }

  function end(which = child): void {
    which?.kill('SIGKILL')
    // The exit of one that was replaced comes late: the timer is its successor's.
    if (child !== which) return
    clearTimeout(idle)
    child = null
    ready = null
  }

  function replace(): void {
    end()
    ready = start()
    // The next recording hears of it, or starts another one.
    ready.catch(() => end())
  }

  async function scoreNow(recording: SpeechRecording): Promise<SpeechScore> {
    clearTimeout(idle)
    try {
      const running = await (ready ??= start())
      const answer = nextMessage(running, limits.timeoutMs)
      running.send(recording)
      const message = await answer
      if (message.type !== 'score') throw new ScorerError(`The scorer failed: ${reasonOf(message)}`, false)
      scored++
      if (scored >= limits.recordings || message.bytes > limits.bytes) replace()
      return message.score
    } catch (error) {
      // Whatever state it is in, the next recording gets a process that works.
      end()
      throw error
    } finally {
      clearTimeout(idle)
      idle = setTimeout(() => end(), limits.idleMs)
      idle.unref()
    }
  }

  return { score: (recording) => takeTurn(() => scoreNow(recording)), pid: () => child?.pid, end: () => end() }
}

const reasonOf = (message: WorkerMessage) => (message.type === 'failure' ? message.reason : message.type)

/** Rejects when the process ends or stays silent. */
function nextMessage(child: ChildProcess, timeoutMs: number): Promise<WorkerMessage> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer)
      child.off('message', onMessage).off('exit', onExit).off('error', onExit)
      act()
    }
    const onMessage = (message: WorkerMessage) => settle(() => resolve(message))
    const onExit = () => settle(() => reject(new ScorerError('The process of the scorer ended.', true)))
    const timer = setTimeout(
      () => settle(() => reject(new ScorerError(`The scorer gave no answer within ${timeoutMs} ms.`, true))),
      timeoutMs,
    )
    child.on('message', onMessage).on('exit', onExit).on('error', onExit)
  })
}
