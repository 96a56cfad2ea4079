import type { ReactNode } from 'react'
import { Mic, MicOff, Square, VolumeX, Volume2 } from 'lucide-react'
import { Spinner } from '../Spinner/Spinner.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { LevelMeter } from './LevelMeter.tsx'
import { Message, Press, Root } from './Recorder.styles.ts'

/**
 * `idle` before the press, `asking` while the browser asks for the microphone or the sound is worked on; `recording` all is well, `silent` nothing
 * is heard, `loud` too loud; `refused`, `missing` and `unsupported`: no microphone, by whose fault.
 */
export type RecorderState = 'idle' | 'asking' | 'recording' | 'silent' | 'loud' | 'refused' | 'missing' | 'unsupported'

export interface RecorderProps {
  /** What the microphone does now. */
  state: RecorderState
  /** How loud it is now, 0 to 1. */
  level: number
  /** Elapsed and longest time: '0:07 / 1:00'. */
  time: string
  /** The last seconds in words: '8 seconds left'. Seen only: screen readers would say each second into the recording. */
  countdown?: string
  /** What screen readers say once, when the countdown begins: '10 seconds left'. */
  countdownStart?: string
  /** The state in words, with what to do next. Screen readers say it as it changes. */
  message: string
  /** What the round button does: 'Start recording'. */
  startLabel: string
  /** What it does while it records: 'Stop'. */
  stopLabel: string
  /** A button for the next step, such as how to allow the microphone. */
  action?: ReactNode
  /** Called by the round button while nothing is recorded. */
  onStart: () => void
  /** Called by the round button while it records. */
  onStop: () => void
}

const isRecording = (state: RecorderState) => state === 'recording' || state === 'silent' || state === 'loud'
const isFault = (state: RecorderState) => state === 'refused' || state === 'missing' || state === 'unsupported'

function StateIcon({ state }: { state: RecorderState }) {
  if (state === 'silent') return <VolumeX />
  if (state === 'loud') return <Volume2 />
  return isFault(state) ? <MicOff /> : null
}

/** Records the voice: one round button, how loud it is, how long it lasts, and what to do when it does not work. */
export function Recorder(props: RecorderProps) {
  const { state, level, time, countdown, countdownStart, message, startLabel, stopLabel, action, onStart, onStop } =
    props
  const recording = isRecording(state)
  const label = recording ? stopLabel : startLabel
  const press = () => {
    if (recording) onStop()
    else if (state !== 'asking' && state !== 'unsupported') onStart()
  }
  return (
    <Root data-state={state}>
      <LevelMeter level={recording ? level : 0} loud={state === 'loud'} />
      <Press
        type="button"
        aria-label={label}
        title={label}
        data-recording={recording || undefined}
        aria-disabled={state === 'asking' || state === 'unsupported' || undefined}
        aria-busy={state === 'asking' || undefined}
        onClick={press}
      >
        {state === 'asking' ? <Spinner /> : recording ? <Square /> : isFault(state) ? <MicOff /> : <Mic />}
      </Press>
      <p className="time" role="timer">
        {time}
      </p>
      <Message role="status">
        <StateIcon state={state} />
        {countdown === undefined ? (
          <span>{message}</span>
        ) : (
          <>
            <span aria-hidden>{countdown}</span>
            <VisuallyHidden>{countdownStart}</VisuallyHidden>
          </>
        )}
      </Message>
      {action}
    </Root>
  )
}
