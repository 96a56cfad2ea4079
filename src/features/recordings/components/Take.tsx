import { useEffect, useRef, useState } from 'react'
import { readSound, VoiceRecorder } from '#features/speech'
import type { FinishedSound, OpenPhoneme, Sound } from '#features/speech'
import type { UnsentRecording } from '../api/unsent-recordings.ts'
import type { KeepResult } from '../api/useRecordings.ts'
import type { Target } from '../model/target.ts'
import type { Player } from '../model/usePlayer.ts'
import { useModelSound } from '../model/useModelSound.ts'
import type { Accent, Rate } from '../model/useModelSound.ts'
import { Comparison } from './Comparison.tsx'
import { LastTake } from './LastTake.tsx'
import { ModelSound } from './ModelSound.tsx'

interface TakeProps {
  target: Target
  accent: Accent
  onAccent: (accent: Accent) => void
  player: Player
  onKeep: (recording: UnsentRecording) => Promise<KeepResult>
  onPhoneme: OpenPhoneme
}

/** Moves the focus to the first button of the next step when that of the last one has gone with the focus. The `ref` of what holds the step. */
function useStepFocus(step: unknown) {
  const area = useRef<HTMLDivElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    if (document.activeElement === document.body) area.current?.querySelector('button')?.focus()
  }, [step])
  return area
}

/** Hears the model, records, compares, keeps or discards. */
export function Take({ target, accent, onAccent, player, onKeep, onPhoneme }: TakeProps) {
  const { stop, setRecorder } = player
  const [rate, setRate] = useState<Rate>('normal')
  const { model, retry } = useModelSound(target, accent, rate)
  const [own, setOwn] = useState<{ finished: FinishedSound; sound: Sound }>()
  const take = async (finished: FinishedSound) => {
    const sound = await readSound(new Blob([finished.wav], { type: 'audio/wav' }))
    setOwn({ finished, sound })
  }
  const [lastId, setLastId] = useState<string>()
  const area = useStepFocus(own)
  return (
    <>
      <ModelSound {...{ accent, rate, model, player }} onAccent={onAccent} onRate={setRate} onRetry={retry} />
      {lastId !== undefined && <LastTake id={lastId} onPhoneme={onPhoneme} />}
      <div ref={area}>
        {own ? (
          <Comparison
            target={target}
            own={own}
            model={model ?? undefined}
            player={player}
            onKeep={onKeep}
            onDone={(keptId) => {
              stop()
              setOwn(undefined)
              if (keptId !== undefined) setLastId(keptId)
            }}
          />
        ) : (
          <VoiceRecorder ref={setRecorder} onStart={stop} onFinish={take} />
        )}
      </div>
    </>
  )
}
