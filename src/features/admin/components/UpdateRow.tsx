import { useTranslation } from 'react-i18next'
import type { QuickUpdateRow } from '#contract/quick-update'
import { routes } from '#contract/routes'
import { Card, Chip, Stack, Text, TextLink } from '#design-system'
import { CellChanges } from './CellChanges.tsx'

const tones = { new: 'primary', changed: 'info', same: 'neutral', wrong: 'error' } as const

/** A row of the file: its word, what it would do, and what is wrong with it in its own words. */
export function UpdateRow({ row: { row, word, word_id, state, changes, faults } }: { row: QuickUpdateRow }) {
  const { t } = useTranslation('admin')
  return (
    <Card>
      <Stack spacing={2}>
        <Stack direction="row" spacing={3} align="center" wrap>
          <Text variant="body2" color="textSecondary" component="span">
            {t('update.row', { row })}
          </Text>
          {word_id === null ? (
            <Text component="span" weight="semibold" breakWord lang="en">
              {word || t('update.noWord')}
            </Text>
          ) : (
            <TextLink to={routes.adminWord({ id: String(word_id) })}>{word}</TextLink>
          )}
          <Chip tone={tones[state]}>{t(`update.states.${state}`)}</Chip>
        </Stack>
        <CellChanges changes={changes} old={t('update.old')} now={t('update.new')} />
        {faults.length > 0 && (
          <Stack component="ul" spacing={1}>
            {faults.map(({ column, text, message }) => (
              <li key={`${column} ${message}`}>
                <Text variant="body2" breakWord>
                  {column !== null && `${column}: `}
                  <Text component="span" variant="body2" color="error">
                    {message}
                  </Text>
                  {text !== null && text !== '' && ` ${t('update.own', { text })}`}
                </Text>
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  )
}
