import { useTranslation } from 'react-i18next'
import { Card, Chip, Stack, Text } from '#design-system'
import { formatNumber } from '#lib/format'
import { useLanguage } from '#lib/language'

export interface StreamLine {
  id: number
  /** Milliseconds since the request. */
  ms: number
  /** Of the event; 'end', 'stopped' and 'failed' are the stream's own. */
  name: string
  data: unknown
}

const tones = { section: 'primary', error: 'error', failed: 'error', done: 'info' } as const
const toneOf = (name: string) => (name in tones ? tones[name as keyof typeof tones] : 'neutral')

const kindOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'kind' in data ? String(data.kind) : ''

/** Events in their order, with the time of each and the time since the one before. */
export function StreamLog({ lines }: { lines: readonly StreamLine[] }) {
  const { t } = useTranslation('words')
  const language = useLanguage()
  return (
    <Stack component="ol" aria-label={t('stream.events')} spacing={3}>
      {lines.map((line, index) => {
        const since = line.ms - (lines[index - 1]?.ms ?? 0)
        return (
          <li key={line.id}>
            <Card>
              <Stack direction="row" spacing={3} align="center" wrap>
                <Text component="span" weight="semibold">
                  {t('stream.ms', { ms: formatNumber(line.ms, language) })}
                </Text>
                <Text component="span" variant="body2" color="textSecondary">
                  +{formatNumber(since, language)}
                </Text>
                <Chip tone={toneOf(line.name)}>{line.name}</Chip>
                <span lang="en">{kindOf(line.data)}</span>
              </Stack>
              {line.data !== null && (
                <Text component="pre" variant="caption" lang="en" breakWord keepLines>
                  {JSON.stringify(line.data, null, 2)}
                </Text>
              )}
            </Card>
          </li>
        )
      })}
    </Stack>
  )
}
