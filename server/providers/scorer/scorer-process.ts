/** The child process around the engine: takes recordings over its channel, one after the other, and answers their scores. */
import process from 'node:process'
import { loadEngine } from './engine.ts'
import type { SpeechRecording } from './index.ts'
import { scoreSpeech } from './score-speech.ts'
import type { WorkerMessage } from './scorer-worker.ts'

const tell = (message: WorkerMessage) => void process.send?.(message)
const failure = (error: unknown): WorkerMessage => ({ type: 'failure', reason: String(error) })

process.on('disconnect', () => process.exit(0))
try {
  const engine = await loadEngine(process.argv[2] ?? '')
  process.on('message', (recording: SpeechRecording) => {
    try {
      const score = scoreSpeech(engine, recording)
      tell({ type: 'score', score, bytes: process.memoryUsage.rss() })
    } catch (error) {
      tell(failure(error))
    }
  })
  tell({ type: 'ready' })
} catch (error) {
  tell(failure(error))
}
