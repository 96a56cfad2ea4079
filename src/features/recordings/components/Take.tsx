import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RECORDING_SECONDS } from '#contract/recording-limits'
import { Recorder } from '#design-system'
import type { RecorderState } from '#design-system'
import { useThrowError } from '#lib/actions'
import { useUser } from '#lib/session'
import type { UnsentRecording } from '../api/unsent-recordings.ts'
import type { Keeping } from '../api/useRecordings.ts'
import { readSound } from '../model/sound.ts'
import type { Sound } from '../model/sound.ts'
import type { FinishedSound } from '../model/sound-work.ts'
import type { Target } from '../model/target.ts'
import type { Player } from '../model/usePlayer.ts'
import { useModelSound } from '../model/useModelSound.ts'
import type { Accent, Rate } from '../model/useModelSound.ts'
import { useRecorder } from '../model/useRecorder.ts'
import type { RecorderPhase } from '../model/useRecorder.ts'
import { Comparison } from './Comparison.tsx'
import { ModelSound } from './ModelSound.tsx'

interface TakeProps {
  target: Target
  player: Player
  onKeep: (recording: UnsentRecording) => Promise<Keeping>
}

/** Seconds before the end from which on they are counted down. */
const COUNTDOWN = 10

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

function stateOf(phase: RecorderPhase): RecorderState {
  if (phase.kind === 'fault') return phase.fault
  if (phase.kind === 'recording') return phase.signal === 'good' ? 'recording' : phase.signal
  return phase.kind === 'asking' || phase.kind === 'working' ? 'asking' : 'idle'
}

/** Hears the model, records, compares, keeps or discards. */
export function Take({ target, player, onKeep }: TakeProps) {
  const { t } = useTranslation('recordings')
  const { user } = useUser()
  const [accent, setAccent] = useState<Accent>(user?.voice_accent ?? 'us')
  const [rate, setRate] = useState<Rate>('normal')
  const model = useModelSound(target, accent, rate)
  const [own, setOwn] = useState<{ finished: FinishedSound; sound: Sound }>()
  const throwError = useThrowError()
  const { phase, start, stop } = useRecorder((finished) => {
    const blob = new Blob([finished.wav], { type: 'audio/wav' })
    readSound(blob).then((sound) => setOwn({ finished, sound }), throwError)
  })
  const seconds = phase.kind === 'recording' ? Math.floor(phase.ms / 1000) : 0
  const left = RECORDING_SECONDS - seconds
  const messageKey = phase.kind === 'fault' ? phase.fault : phase.kind === 'recording' ? phase.signal : phase.kind
  return (
    <>
      <ModelSound {...{ accent, rate, model, player }} onAccent={setAccent} onRate={setRate} />
      {own ? (
        <Comparison
          target={target}
          own={own}
          model={model ?? undefined}
          player={player}
          onKeep={onKeep}
          onAgain={() => {
            player.stop()
            setOwn(undefined)
          }}
        />
      ) : (
        <Recorder
          state={stateOf(phase)}
          level={phase.kind === 'recording' ? phase.level : 0}
          time={`${clock(seconds)} / ${clock(RECORDING_SECONDS)}`}
          countdown={phase.kind === 'recording' && left <= COUNTDOWN ? t('recorder.left', { count: left }) : undefined}
          message={t(`recorder.${messageKey}`)}
          startLabel={t('recorder.start')}
          stopLabel={t('recorder.stop')}
          onStart={() => {
            // The microphone would hear the model.
            player.stop()
            start()
          }}
          onStop={stop}
        />
      )}
    </>
  )
}
