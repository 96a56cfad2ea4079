/**
 * eSpeak NG as WebAssembly, an optional package. It runs as a process of its own behind this interface (it is GPL-3.0, this program is
 * not), starts when first needed and ends after a minute without work.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ShutdownStep } from '../../shutdown.ts'
import type { Voice } from './index.ts'

const TIMEOUT_MS = 8_000
const IDLE_MS = 60_000

interface Waiting {
  resolve(sound: Uint8Array<ArrayBuffer>): void
  reject(error: Error): void
}

export function createEspeak(closing: ShutdownStep): Voice {
  const waiting = new Map<number, Waiting>()
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let count = 0
  closing.add(end)

  function process(): ChildProcess {
    if (child) return child
    const started = fork(fileURLToPath(new URL('./espeak-process.ts', import.meta.url)), {
      serialization: 'advanced',
      stdio: 'ignore',
    })
    started.on('message', ({ id, sound, error }: { id: number; sound?: Uint8Array<ArrayBuffer>; error?: string }) => {
      if (sound) waiting.get(id)?.resolve(sound)
      else waiting.get(id)?.reject(new Error(error))
    })
    const isGone = () => {
      // One that was told to end has nothing to do with those who wait for its successor.
      if (child === started) end()
    }
    // Without a listener, a process that cannot start or be sent to would end this one.
    started.on('error', isGone).on('exit', isGone)
    started.unref()
    started.channel?.unref()
    return (child = started)
  }

  function end(): void {
    child?.kill()
    child = null
    for (const each of waiting.values()) each.reject(new Error('The voice process ended.'))
  }

  return {
    id: 'espeak-ng-1.0.2',
    speaks: async () => isInstalled(),
    async synthesize({ text, accent, rate }) {
      const id = ++count
      clearTimeout(idle)
      // Stuck on one word, the process would keep all others waiting.
      const timer = setTimeout(end, TIMEOUT_MS)
      try {
        return await new Promise((resolve, reject) => {
          waiting.set(id, { resolve, reject })
          process().send({
            id,
            text,
            voice: accent === 'uk' ? 'en-gb' : 'en-us',
            wordsPerMinute: rate === 'slow' ? 90 : 140,
          })
        })
      } finally {
        waiting.delete(id)
        clearTimeout(timer)
        clearTimeout(idle)
        idle = setTimeout(end, IDLE_MS)
        idle.unref()
      }
    },
  }
}

function isInstalled(): boolean {
  try {
    return Boolean(import.meta.resolve('espeak-ng'))
  } catch {
    return false
  }
}
