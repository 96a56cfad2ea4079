import { useTranslation } from 'react-i18next'
import type { ChatReport } from '#contract/chat-reports'
import { ErrorScreen, MessageBubble, Skeletons, Stack, Text } from '#design-system'
import { formatMoment } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useChatReport } from '../api/useChatReports.ts'

/** What was said when it was reported, with who wrote each line. */
export function ChatEvidence({ report: { id, reporter, reported } }: { report: ChatReport }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { data, error, mutate } = useChatReport(id)
  if (!data)
    return error ? (
      <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
    ) : (
      <Skeletons shape="list" count={3} label={t('loading')} />
    )
  const names = { reporter: reporter ?? t('reports.gone'), reported: reported.username }
  return (
    <Stack spacing={3}>
      {data.text !== '' && (
        <div>
          <Text variant="body2" color="textSecondary">
            {t('chatReports.words')}
          </Text>
          <Text keepLines breakWord>
            {data.text}
          </Text>
        </div>
      )}
      <Stack component="ol" spacing={2} aria-label={t('chatReports.said')}>
        {data.lines.map(({ seq, by, text, at }) => {
          const isIt = seq === data.seq
          return (
            <MessageBubble
              key={seq}
              own={by === 'reporter'}
              author={names[by]}
              tone={isIt ? 'failed' : text === null ? 'muted' : undefined}
              note={[names[by], formatMoment(at, language), ...(isIt ? [t('chatReports.reported')] : [])].join(' · ')}
            >
              {text ?? t('chatReports.gone')}
            </MessageBubble>
          )
        })}
      </Stack>
    </Stack>
  )
}
