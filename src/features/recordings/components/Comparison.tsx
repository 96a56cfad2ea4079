import { useState } from 'react'
import { Check, Repeat2, RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, Stack, useToast, Waveform } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { newId } from '#lib/new-id'
import { MOST_UNSENT } from '../api/unsent-recordings.ts'
import type { UnsentRecording } from '../api/unsent-recordings.ts'
import type { Keeping } from '../api/useRecordings.ts'
import type { Sound } from '../model/sound.ts'
import type { FinishedSound } from '../model/sound-work.ts'
import type { Target } from '../model/target.ts'
import type { Player } from '../model/usePlayer.ts'
import { secondsOf } from './ModelSound.tsx'

interface ComparisonProps {
  target: Target
  own: { finished: FinishedSound; sound: Sound }
  model: Sound | undefined
  player: Player
  onKeep: (recording: UnsentRecording) => Promise<Keeping>
  /** Discards it. */
  onAgain: () => void
}

/** What was said below the model: hear one, the other, or both; then keep or discard it. */
export function Comparison({ target, own, model, player, onKeep, onAgain }: ComparisonProps) {
  const { t } = useTranslation('recordings')
  const toast = useToast()
  // A second press keeps the same recording.
  const [id] = useState(newId)
  const { finished, sound } = own
  const isPlaying = player.playing?.key === 'own'
  const item = { key: 'own', blob: sound.blob }
  const { run: keep, pending } = useAsyncAction(async () => {
    const keeping = await onKeep({ id, target, wav: finished.wav, ms: finished.ms, at: new Date().toISOString() })
    toast({ text: t(`keep.${keeping}`, { count: MOST_UNSENT }), tone: keeping === 'stored' ? 'success' : 'error' })
    // Without room it stays here, to be heard and kept later.
    if (keeping !== 'full') onAgain()
  })
  return (
    <Stack spacing={4}>
      <Waveform
        title={t('own.title')}
        label={t('own.label', { seconds: secondsOf(sound.ms) })}
        duration={t('seconds', { seconds: secondsOf(sound.ms) })}
        peaks={sound.peaks}
        progress={isPlaying ? player.playing?.share : 0}
        playing={isPlaying}
        playLabel={t('own.play')}
        stopLabel={t('stop')}
        onToggle={() => (isPlaying ? player.stop() : player.play(item))}
      />
      <Stack direction="row" spacing={3} wrap>
        <Button startIcon={<Check />} loading={pending} loadingLabel={t('keep.saving')} onClick={() => void keep()}>
          {t('keep.button')}
        </Button>
        {model && (
          <Button
            variant="secondary"
            startIcon={<Repeat2 />}
            onClick={() => player.play({ key: 'model', blob: model.blob }, item)}
          >
            {t('both')}
          </Button>
        )}
        <Button variant="quiet" startIcon={<RotateCw />} onClick={onAgain}>
          {t('keep.again')}
        </Button>
      </Stack>
    </Stack>
  )
}
