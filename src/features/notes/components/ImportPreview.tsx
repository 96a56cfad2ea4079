import { useTranslation } from 'react-i18next'
import { MOST_WORDS } from '#contract/note-limits'
import { Chip, Notice, ScrollList, Stack, SwitchField, Text } from '#design-system'
import { meaningOf, meaningsFor } from '#features/words'
import { useLanguage } from '#lib/language'
import { useUser } from '#lib/session'
import type { Choices, Preview } from '../model/importing.ts'

interface ImportPreviewProps {
  preview: Preview
  choices: Choices
  onChoose: (choices: Choices) => void
}

/** What an import found in a file, word by word, before anything is taken. */
export function ImportPreview({ preview, choices, onChoose }: ImportPreviewProps) {
  const { t } = useTranslation('notes')
  const language = useLanguage()
  const { user } = useUser()
  const meanings = meaningsFor(user, language)
  const { words, rest } = preview
  const count = (test: (word: Preview['words'][number]) => boolean) => words.filter(test).length
  const counts = {
    found: count(({ check }) => check.state === 'found'),
    corrected: count(({ check }) => check.state === 'corrected'),
    unknown: count(({ check }) => check.state === 'unknown'),
    duplicate: count(({ isDuplicate }) => isDuplicate),
    same: count(({ isSame, isDuplicate }) => isSame && !isDuplicate),
  }
  const tones = {
    found: 'primary',
    corrected: 'info',
    unknown: 'error',
    duplicate: 'neutral',
    same: 'neutral',
  } as const
  return (
    <Stack spacing={4}>
      <Stack role="status" direction="row" spacing={2} wrap>
        {(Object.keys(counts) as (keyof typeof counts)[])
          .filter((key) => key === 'found' || counts[key] > 0)
          .map((key) => (
            <Chip key={key} tone={tones[key]}>
              {t(`importing.${key}`, { count: counts[key] })}
            </Chip>
          ))}
      </Stack>
      {rest > 0 && <Notice tone="warning">{t('importing.tooMany', { max: MOST_WORDS, rest })}</Notice>}
      {counts.unknown > 0 && <Text variant="body2">{t('importing.unknownText')}</Text>}
      {counts.duplicate + counts.same > 0 && (
        <SwitchField
          label={t('importing.keepDuplicates')}
          checked={choices.keepDuplicates}
          onChange={(keepDuplicates) => onChoose({ ...choices, keepDuplicates })}
        />
      )}
      <ScrollList label={t('importing.preview')}>
        {words.map(({ word, meaning, check, isDuplicate, isSame }, index) => {
          const taken = choices.keepDuplicates || (!isDuplicate && !isSame)
          const Line = taken ? 'span' : 's'
          const shown = choices.correct ? check.headword : word
          const text = meaning ?? (check.meaning ? meaningOf({ meaning: check.meaning }, meanings).text : '')
          return (
            <li key={index}>
              <Line>
                <Text component="span" lang="en" weight="semibold">
                  {shown}
                </Text>{' '}
                <Text component="span" variant="body2" color="textSecondary">
                  {text}
                  {shown !== word && ` · ${t('importing.was', { word })}`}
                </Text>
              </Line>
            </li>
          )
        })}
      </ScrollList>
    </Stack>
  )
}
