/** Stands in for the scorer's process: the first sample says how it behaves, the second one how many megabytes it holds then. */
import process from 'node:process'
import type { SpeechRecording } from '../../server/providers/scorer/index.ts'
import { DIES, FAILS, HANGS } from './fake-scorer.ts'
import type { WorkerMessage } from '../../server/providers/scorer/scorer-worker.ts'

const tell = (message: WorkerMessage) => void process.send?.(message)

process.on('message', ({ samples }: SpeechRecording) => {
  // Busy, as an engine in a loop is: a signal that asks it to end is not heard.
  if (samples[0] === HANGS) for (;;);
  if (samples[0] === DIES) process.exit(1)
  if (samples[0] === FAILS) tell({ type: 'failure', reason: 'too hard' })
  else {
    const score = { outcome: 'scored', overall: process.pid, isRightWord: true, words: [] } as const
    tell({ type: 'score', score, bytes: (samples[1] ?? 0) * 1_000_000 })
  }
})
process.on('disconnect', () => process.exit(0))
tell({ type: 'ready' })
