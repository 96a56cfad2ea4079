import { useEffect, useRef, useState } from 'react'
import { RECORDING_SECONDS } from '#contract/recording-limits'
import { useThrowError } from '#lib/actions'
import { createSignalMonitor, meterShare } from './level.ts'
import type { Signal } from './level.ts'
import { MicrophoneError, startCapture } from './microphone.ts'
import type { Capture, MicrophoneFault } from './microphone.ts'
import { finishRecording, SoundDecodeError } from './sound.ts'
import type { FinishedSound } from './sound-work.ts'

/** `nothing`: it ended and nothing was said, or the browser could not read what it wrote. */
export type RecorderPhase =
  | { readonly kind: 'idle' | 'asking' | 'working' | 'nothing' }
  | { readonly kind: 'recording'; readonly signal: Signal; readonly level: number; readonly ms: number }
  | { readonly kind: 'fault'; readonly fault: MicrophoneFault }

/** Milliseconds between two looks at the level: the meter has few steps. */
const TICK = 80
/** The longest recording: a tenth of a second less, since the browser adds to what was asked for. */
const LONGEST = RECORDING_SECONDS * 1000 - 100

/**
 * Records from the microphone. The microphone closes when the component goes.
 *
 * @param onFinish takes what was said; the one that was given when the recording began
 */
export function useRecorder(onFinish: (sound: FinishedSound) => void) {
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
    const sound = await finishRecording(recorded).catch(ignoreDecodeError)
    if (!sound || sound.silent) return setPhase({ kind: 'nothing' })
    setPhase({ kind: 'idle' })
    onFinish(sound)
  }

  function watch(current: Capture): void {
    const monitor = createSignalMonitor()
    const begin = performance.now()
    const look = () => {
      if (capture.current !== current) return clearInterval(timer)
      const ms = performance.now() - begin
      const level = current.level()
      setPhase({ kind: 'recording', signal: monitor.observe(level, ms), level: meterShare(level), ms })
      if (ms >= LONGEST) void stop().catch(throwError)
    }
    const timer = setInterval(look, TICK)
    look()
    void current.ended.then(() => stop()).catch(throwError)
  }

  async function start(): Promise<void> {
    if (capture.current || phase.kind === 'asking' || phase.kind === 'working') return
    setPhase({ kind: 'asking' })
    try {
      const current = await startCapture()
      if (isGone.current) return void (await current.stop())
      capture.current = current
      watch(current)
    } catch (error) {
      if (!(error instanceof MicrophoneError)) throw error
      setPhase({ kind: 'fault', fault: error.fault })
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
