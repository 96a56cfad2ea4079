import { useEffect, useEffectEvent, useState } from 'react'
import { Repeat2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Recording } from '#contract/recordings'
import { Button, Stack, Text, Waveform } from '#design-system'
import { readSound, SoundDecodeError } from '#features/speech'
import type { Sound } from '#features/speech'
import { useThrowError } from '#lib/actions'
import { ApiError } from '#lib/api'
import { useUser } from '#lib/session'
import { fetchRecording } from '../api/useRecordings.ts'
import { useModelSound } from '../model/useModelSound.ts'
import type { Accent } from '../model/useModelSound.ts'
import type { Player } from '../model/usePlayer.ts'
import { secondsOf } from './ModelSound.tsx'

interface RowComparisonProps {
  recording: Recording
  player: Player
  /** Told when the recording does not arrive. */
  onError: (error: Error) => void
}

/** The sound of a kept recording; undefined while it comes. */
function useOwnSound(id: string, onError: (error: Error) => void): Sound | undefined {
  const [sound, setSound] = useState<Sound>()
  const throwError = useThrowError()
  const fail = useEffectEvent((error: unknown) => {
    if (error instanceof ApiError || error instanceof SoundDecodeError) onError(error)
    else throwError(error)
  })
  useEffect(() => {
    let isLeft = false
    fetchRecording(id)
      .then(readSound)
      .then(
        (read) => {
          if (!isLeft) setSound(read)
        },
        (error: unknown) => {
          if (!isLeft) fail(error)
        },
      )
    return () => {
      isLeft = true
    }
  }, [id])
  return sound
}

/** A kept recording below its model, as when it was said: hear one, the other, or both in turn. */
export function RowComparison({ recording, player, onError }: RowComparisonProps) {
  const { t } = useTranslation('recordings')
  const { user } = useUser()
  const { id, kind, text, sentence_id: sentenceId } = recording
  const accent: Accent = user?.voice_accent ?? 'us'
  const { model } = useModelSound({ kind, text, sentenceId }, accent, 'normal')
  const own = useOwnSound(id, onError)
  // The row's own button plays the same recording.
  const sounds = [
    { name: 'model', key: `${id} model`, sound: model ?? undefined },
    { name: 'own', key: id, sound: own },
  ] as const
  const items = sounds.flatMap(({ key, sound }) => (sound ? [{ key, load: () => sound.blob }] : []))
  return (
    <Stack spacing={3}>
      {sounds.map(({ name, key, sound }) => {
        if (name === 'model' && model === null)
          return (
            <Text key={key} color="textSecondary">
              {t('model.none')}
            </Text>
          )
        const isPlaying = player.playing?.key === key
        const seconds = sound && secondsOf(sound.ms)
        return (
          <Waveform
            key={key}
            tone={name}
            title={t(`${name}.title`)}
            label={seconds === undefined ? t('loading') : t(`${name}.label`, { seconds })}
            duration={seconds && t('seconds', { seconds })}
            peaks={sound?.peaks ?? []}
            progress={isPlaying ? player.playing?.share : 0}
            playing={isPlaying}
            playLabel={t('row.hear', { sound: t(`${name}.play`), text })}
            stopLabel={t('row.stop', { text })}
            onToggle={() => {
              if (isPlaying) player.stop()
              else if (sound) void player.play({ key, load: () => sound.blob })
            }}
          />
        )
      })}
      {items.length === sounds.length && (
        <div>
          <Button variant="secondary" startIcon={<Repeat2 />} onClick={() => void player.play(...items)}>
            {t('both')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
