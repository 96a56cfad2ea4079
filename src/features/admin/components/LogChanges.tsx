import { useTranslation } from 'react-i18next'
import { Stack, Text } from '#design-system'
import { listChanges } from '../model/list-changes.ts'

interface LogChangesProps {
  /** JSON of what was there; null for nothing. */
  before: string | null
  after: string | null
}

/** What an entry of the log changed, a line for each field. */
export function LogChanges({ before, after }: LogChangesProps) {
  const { t } = useTranslation('admin')
  const changes = listChanges(before, after)
  /** 'line_3' is the third line of a scene. */
  const nameOf = (field: string): string => {
    const [, kind, row] = /^(line|word)_(\d+)$/.exec(field) ?? []
    return row === undefined
      ? t(`log.field.${field}`, { defaultValue: t(`words.block.${field}`, { defaultValue: field }) })
      : t(`log.field.${kind === 'line' ? 'line' : 'word'}_row`, { row })
  }
  const valueOf = (text: string | null): string => {
    if (text === null) return t('log.nothing')
    return text === 'true' || text === 'false' ? t(`log.${text}`) : text
  }
  if (changes.length === 0) return '–'
  return (
    <Stack component="ul" spacing={1}>
      {changes.map((change) => (
        <li key={change.field ?? ''}>
          <Text variant="body2" component="span" keepLines breakWord>
            {change.field !== null && `${nameOf(change.field)}: `}
            {t('log.change', { before: valueOf(change.before), after: valueOf(change.after) })}
          </Text>
        </li>
      ))}
    </Stack>
  )
}
