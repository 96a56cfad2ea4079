import { useEffect, useState } from 'react'
import { Check, Download, Repeat2, RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, Notice, Stack, useToast, Waveform } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { newId } from '#lib/new-id'
import { MOST_UNSENT } from '../api/unsent-recordings.ts'
import type { UnsentRecording } from '../api/unsent-recordings.ts'
import type { KeepResult } from '../api/useRecordings.ts'
import type { FinishedSound, Sound } from '#features/speech'
import { saveSound } from '../model/save-sound.ts'
import type { Target } from '../model/target.ts'
import type { Player } from '../model/usePlayer.ts'
import { secondsOf } from './ModelSound.tsx'

interface ComparisonProps {
  target: Target
  own: { finished: FinishedSound; sound: Sound }
  model: Sound | undefined
  player: Player
  onKeep: (recording: UnsentRecording) => Promise<KeepResult>
  /** Called with the id of the recording that was kept, or without when it was discarded. */
  onDone: (keptId?: string) => void
}

const askBeforeUnload = (event: Event): void => event.preventDefault()

/** Asks before the tab is closed, whose component alone has the recording. */
function useUnloadGuard(isGuarded: boolean): void {
  useEffect(() => {
    if (!isGuarded) return undefined
    window.addEventListener('beforeunload', askBeforeUnload)
    return () => window.removeEventListener('beforeunload', askBeforeUnload)
  }, [isGuarded])
}

/** What was said below the model: hear one, the other, or both; then keep or discard it. */
export function Comparison({ target, own, model, player, onKeep, onDone }: ComparisonProps) {
  const { t } = useTranslation('recordings')
  const toast = useToast()
  // A second press keeps the same recording.
  const [id] = useState(newId)
  const [isFull, setFull] = useState(false)
  const { finished, sound } = own
  const isPlaying = player.playing?.key === 'own'
  const item = { key: 'own', load: () => sound.blob }
  const { run: keep, pending } = useAsyncAction(async () => {
    const result = await onKeep({ id, target, wav: finished.wav, ms: finished.ms, at: new Date().toISOString() })
    // Without room it stays here, to be heard and kept later.
    toast({ text: t(`keep.${result}`, { count: MOST_UNSENT }), tone: result === 'stored' ? 'success' : 'error' })
    setFull(result === 'full')
    if (result !== 'full') onDone(id)
  })
  useUnloadGuard(isFull)
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
        onToggle={() => (isPlaying ? player.stop() : void player.play(item))}
      />
      {isFull && (
        <Notice
          tone="warning"
          title={t('keep.fullTitle')}
          actions={
            <Stack direction="row" spacing={2} wrap>
              <Button variant="quiet" startIcon={<Download />} onClick={() => saveSound(target.text, sound.blob)}>
                {t('unsent.download')}
              </Button>
            </Stack>
          }
        >
          {t('keep.fullText')}
        </Notice>
      )}
      <Stack direction="row" spacing={3} wrap>
        <Button startIcon={<Check />} loading={pending} loadingLabel={t('keep.saving')} onClick={() => void keep()}>
          {t('keep.button')}
        </Button>
        {model && (
          <Button
            variant="secondary"
            startIcon={<Repeat2 />}
            onClick={() => void player.play({ key: 'model', load: () => model.blob }, item)}
          >
            {t('both')}
          </Button>
        )}
        <Button variant="quiet" startIcon={<RotateCw />} onClick={() => onDone()}>
          {t('keep.again')}
        </Button>
      </Stack>
    </Stack>
  )
}
