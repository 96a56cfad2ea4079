import { useEffect, useRef, useState } from 'react'
import { useThrowError } from '#lib/actions'
import { createSignalMonitor, meterShare } from './level.ts'
import type { Signal } from './level.ts'
import { MicrophoneError, startCapture } from './microphone.ts'
import type { Capture, MicrophoneErrorReason } from './microphone.ts'
import { finishRecording, SoundDecodeError } from './sound.ts'
import type { FinishedSound } from './finish-sound.ts'

/** `nothing`: it ended and nothing was said, or the browser could not read what it wrote. */
export type RecorderPhase =
  | { readonly kind: 'idle' | 'asking' | 'working' | 'nothing' }
  | { readonly kind: 'recording'; readonly signal: Signal; readonly level: number; readonly ms: number }
  | { readonly kind: 'error'; readonly reason: MicrophoneErrorReason }

/** Milliseconds between two looks at the level: the meter has few steps. */
const TICK = 80
/** Milliseconds by which a recording is cut before its longest time, since the browser adds to what was asked for. */
const MARGIN = 100

/**
 * Records from the microphone. The microphone closes when the component goes.
 *
 * @param onStart called when a recording is asked for, and again when the microphone is open: the browser may have asked the learner meanwhile
 * @param onFinish takes what was said; the one that was given when the recording began. Until it resolves no other recording begins.
 * @param seconds the longest recording
 */
export function useRecorder(onStart: () => void, onFinish: (sound: FinishedSound) => Promise<void>, seconds: number) {
  const [phase, setPhase] = useState<RecorderPhase>({ kind: 'idle' })
  const capture = useRef<Capture>(undefined)
  const isGone = useRef(false)
  const throwError = useThrowError()

  async function stop(): Promise<void> {
    const current = capture.current
    if (!current) return
    capture.current = undefined
    setPhase({ kind: 'working' })
    const recorded = await current.stop()
    if (isGone.current) return
    const sound = await finishRecording(recorded, seconds).catch(ignoreDecodeError)
    if (!sound || sound.silent) return setPhase({ kind: 'nothing' })
    await onFinish(sound)
    setPhase({ kind: 'idle' })
  }

  function watch(current: Capture): void {
    const monitor = createSignalMonitor()
    const begin = performance.now()
    const look = () => {
      if (capture.current !== current) return clearInterval(timer)
      const ms = performance.now() - begin
      const level = current.level()
      setPhase({ kind: 'recording', signal: monitor.observe(level, ms), level: meterShare(level), ms })
      if (ms >= seconds * 1000 - MARGIN) void stop().catch(throwError)
    }
    const timer = setInterval(look, TICK)
    look()
    void current.ended.then(() => stop()).catch(throwError)
  }

  async function start(): Promise<void> {
    if (capture.current || phase.kind === 'asking' || phase.kind === 'working') return
    onStart()
    setPhase({ kind: 'asking' })
    try {
      const current = await startCapture()
      if (isGone.current) return void (await current.stop())
      onStart()
      capture.current = current
      watch(current)
    } catch (error) {
      if (!(error instanceof MicrophoneError)) throw error
      setPhase({ kind: 'error', reason: error.reason })
    }
  }

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      void capture.current?.stop()
      capture.current = undefined
    }
  }, [])

  return {
    phase,
    start: () => void start().catch(throwError),
    stop: () => void stop().catch(throwError),
  }
}

function ignoreDecodeError(error: unknown): undefined {
  if (!(error instanceof SoundDecodeError)) throw error
}
