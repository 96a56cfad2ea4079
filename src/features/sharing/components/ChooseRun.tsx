import { useTranslation } from 'react-i18next'
import { Button, Dialog, ErrorBox, Skeletons, Stack, Text } from '#design-system'
import { formatRecent } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useFinishedRuns } from '../api/useShareables.ts'
import { duelText, resultText } from '../model/shared-text.ts'
import type { OnShare } from '../model/shared.ts'

interface ChooseRunProps {
  /** What it is for: to be shown, or to be played by the contact too. */
  kind: 'result' | 'duel'
  onShare: OnShare
  onClose: () => void
}

/** One of the last results is chosen. */
export function ChooseRun({ kind, onShare, onClose }: ChooseRunProps) {
  const { t } = useTranslation('sharing')
  const language = useLanguage()
  const { data, error } = useFinishedRuns()
  return (
    <Dialog open title={t(`${kind}.title`)} closeLabel={t('close')} onClose={onClose}>
      {error && !data ? (
        <ErrorBox>{error.message}</ErrorBox>
      ) : data ? (
        <Stack spacing={2}>
          {kind === 'duel' && <Text color="textSecondary">{t('duel.how')}</Text>}
          {data.runs.length === 0 && <Text>{t('result.none')}</Text>}
          {data.runs.map((run) => {
            const line = resultText(run, t, language)
            return (
              <Button
                key={run.id}
                variant="secondary"
                fullWidth
                onClick={() => onShare(kind === 'duel' ? duelText(run, t, language) : line, { kind, run: run.id })}
              >
                {`${line} · ${formatRecent(run.at, language)}`}
              </Button>
            )
          })}
        </Stack>
      ) : (
        <Skeletons shape="text" count={3} label={t('loading')} />
      )}
    </Dialog>
  )
}
