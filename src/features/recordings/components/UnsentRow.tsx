import { CloudOff, Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isMessageCode, messageText } from '#contract/messages'
import { routes } from '#contract/routes'
import { Button, Chip, Notice, Stack, useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { useLanguage } from '#lib/language'
import type { ListedRecording } from '../api/unsent-recordings.ts'
import { saveSound } from '../model/save-sound.ts'
import type { Player } from '../model/usePlayer.ts'
import { secondsOf } from './ModelSound.tsx'
import { RecordingCard } from './RecordingCard.tsx'

interface UnsentRowProps {
  recording: ListedRecording
  player: Player
  onRetry: () => Promise<void>
  onDiscard: () => Promise<void>
  /** Takes the discard back. */
  onRestore: () => Promise<void>
}

/** A recording that the server has not got: it waits for a connection, or for what the learner decides. */
export function UnsentRow({ recording, player, onRetry, onDiscard, onRestore }: UnsentRowProps) {
  const { t } = useTranslation('recordings')
  const language = useLanguage()
  const toast = useToast()
  const { id, target, wav, ms, refusal, isInMemory } = recording
  const { text } = target
  const { run: retry, pending } = useAsyncAction(onRetry)
  const { run: restore } = useAsyncAction(onRestore)
  const { run: discard } = useAsyncAction(async () => {
    await onDiscard()
    // It was the only copy.
    const undo = { label: t('delete.undo'), onPress: () => void restore() }
    toast({ text: t('unsent.discarded'), tone: 'info', action: undo })
  })
  const blobOf = () => new Blob([wav], { type: 'audio/wav' })
  // More room helps against these two alone.
  const isOverLimit = refusal?.code === 'vip_required' || refusal?.code === 'limit_reached'
  return (
    <RecordingCard
      id={id}
      text={text}
      caption={t('seconds', { seconds: secondsOf(ms) })}
      player={player}
      loadSound={blobOf}
      deleteLabel={t('unsent.discard', { text })}
      onDelete={() => void discard()}
    >
      {isInMemory && (
        <Notice
          tone="warning"
          title={t('unsent.inMemory')}
          actions={
            <Stack direction="row" spacing={2} wrap>
              <Button variant="quiet" startIcon={<Download />} onClick={() => saveSound(text, blobOf())}>
                {t('unsent.download')}
              </Button>
            </Stack>
          }
        >
          {t('unsent.inMemoryText')}
        </Notice>
      )}
      {refusal ? (
        <Notice
          tone={refusal.code === 'vip_required' ? 'reward' : 'warning'}
          title={isMessageCode(refusal.code) ? messageText(refusal.code, language) : refusal.message}
          actions={
            <Stack direction="row" spacing={2} wrap>
              {refusal.code === 'vip_required' && (
                <Button variant="secondary" to={routes.vip()}>
                  {t('unsent.plans')}
                </Button>
              )}
              <Button variant="quiet" loading={pending} loadingLabel={t('loading')} onClick={() => void retry()}>
                {t('unsent.retry')}
              </Button>
            </Stack>
          }
        >
          {t(isOverLimit ? 'unsent.refused' : 'unsent.notTaken')}
        </Notice>
      ) : (
        <div>
          <Chip tone="info" icon={<CloudOff />}>
            {t('unsent.waiting')}
          </Chip>
        </div>
      )}
    </RecordingCard>
  )
}
