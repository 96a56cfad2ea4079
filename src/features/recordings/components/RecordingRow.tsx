import { useState } from 'react'
import { AudioLines, Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Recording } from '#contract/recordings'
import { Button, IconButton, Stack, useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { formatMoment } from '#lib/format'
import { useLanguage } from '#lib/language'
import { fetchRecording, useRecordingActions } from '../api/useRecordings.ts'
import { saveSound } from '../model/save-sound.ts'
import type { OpenPhoneme } from '#features/speech'
import type { Player } from '../model/usePlayer.ts'
import { secondsOf } from './ModelSound.tsx'
import { RecordingCard } from './RecordingCard.tsx'
import { RowComparison } from './RowComparison.tsx'
import { ScoreDetails, ScoreMark } from '#features/speech'

interface RecordingRowProps {
  recording: Recording
  player: Player
  onPhoneme: OpenPhoneme
}

/** One recording: what was said and when, how it was, and what can be done with it. */
export function RecordingRow({ recording, player, onPhoneme }: RecordingRowProps) {
  const { t } = useTranslation('recordings')
  const language = useLanguage()
  const toast = useToast()
  const { remove, restore } = useRecordingActions()
  const { id, kind, text, sentence_id: sentenceId, created_at: at, ms } = recording
  const [isCompared, setCompared] = useState(false)
  // A sentence of the learner's own has no model.
  const hasModel = kind === 'word' || sentenceId !== null
  const showError = (error: Error) => toast({ text: error.message, tone: 'error' })
  const { run: download } = useAsyncAction(async () => saveSound(text, await fetchRecording(id)), showError)
  const { run: undo } = useAsyncAction(() => restore(id), showError)
  const { run: discard } = useAsyncAction(async () => {
    await remove(id)
    toast({ text: t('delete.done'), tone: 'info', action: { label: t('delete.undo'), onPress: () => void undo() } })
  }, showError)
  return (
    <RecordingCard
      id={id}
      text={text}
      caption={t('row.made', { at: formatMoment(at, language), seconds: secondsOf(ms) })}
      player={player}
      loadSound={() => fetchRecording(id)}
      onError={showError}
      actions={
        <IconButton label={t('row.download', { text })} onClick={() => void download()}>
          <Download />
        </IconButton>
      }
      deleteLabel={t('row.delete', { text })}
      onDelete={() => void discard()}
    >
      <Stack direction="row" spacing={2} align="center" justify="space-between" wrap>
        <ScoreMark recording={recording} />
        {hasModel && (
          <Button
            variant="quiet"
            startIcon={<AudioLines />}
            aria-expanded={isCompared}
            aria-label={t('row.compareWith', { text })}
            onClick={() => setCompared(!isCompared)}
          >
            {t('row.compare')}
          </Button>
        )}
      </Stack>
      {isCompared && (
        <RowComparison
          recording={recording}
          player={player}
          onError={(error) => {
            setCompared(false)
            showError(error)
          }}
        />
      )}
      {recording.score?.right_word && <ScoreDetails score={recording.score} onPhoneme={onPhoneme} />}
    </RecordingCard>
  )
}
