import { useImperativeHandle } from 'react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { RECORDING_SECONDS } from '#contract/recording-limits'
import { Recorder } from '#design-system'
import type { RecorderState } from '#design-system'
import { useRecorder } from '../model/useRecorder.ts'
import type { RecorderPhase } from '../model/useRecorder.ts'
import type { FinishedSound } from '../model/finish-sound.ts'

/** What others do with a recorder. */
export interface RecorderHandle {
  /** Ends a recording, which is kept so far: something else is to be heard. */
  readonly stop: () => void
  /** Does what the round button does. */
  readonly press: () => void
}

interface VoiceRecorderProps {
  ref?: Ref<RecorderHandle>
  /** Takes what was said; the one that was given when the recording began. Until it resolves no other recording begins. */
  onFinish: (sound: FinishedSound) => Promise<void>
  /** A recording begins: nothing else may be heard, since the microphone would hear it too. May be called twice. */
  onStart: () => void
  /** The longest recording in seconds; a minute when left out. */
  seconds?: number
  /** What is done with what was said, until `onFinish` resolves. */
  workingMessage?: string
}

/** Seconds before the end from which on they are counted down. */
const COUNTDOWN = 10

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

function stateOf(phase: RecorderPhase): RecorderState {
  if (phase.kind === 'error') return phase.reason
  if (phase.kind === 'recording') return phase.signal === 'good' ? 'recording' : phase.signal
  return phase.kind === 'asking' || phase.kind === 'working' ? 'asking' : 'idle'
}

/** Records from the microphone, and says in words how it goes. */
export function VoiceRecorder(props: VoiceRecorderProps) {
  const { ref, onFinish, onStart, seconds: longest = RECORDING_SECONDS, workingMessage } = props
  const { t } = useTranslation('speech')
  const { phase, start, stop } = useRecorder(onStart, onFinish, longest)
  useImperativeHandle(ref, () => ({ stop, press: phase.kind === 'recording' ? stop : start }))
  const seconds = phase.kind === 'recording' ? Math.floor(phase.ms / 1000) : 0
  const left = longest - seconds
  const countdownFrom = Math.min(COUNTDOWN, longest / 3)
  const isCounted = phase.kind === 'recording' && longest > COUNTDOWN && left <= countdownFrom
  const messageKey = phase.kind === 'error' ? phase.reason : phase.kind === 'recording' ? phase.signal : phase.kind
  return (
    <Recorder
      state={stateOf(phase)}
      level={phase.kind === 'recording' ? phase.level : 0}
      time={`${clock(seconds)} / ${clock(longest)}`}
      countdownStart={t('recorder.left', { count: countdownFrom })}
      countdown={isCounted ? t('recorder.left', { count: left }) : undefined}
      message={(phase.kind === 'working' && workingMessage) || t(`recorder.${messageKey}`)}
      startLabel={t('recorder.start')}
      stopLabel={t('recorder.stop')}
      onStart={start}
      onStop={stop}
    />
  )
}
