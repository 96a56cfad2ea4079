import { useTranslation } from 'react-i18next'
import { MOST_WORDS } from '#contract/note-limits'
import { Box, Chip, Notice, Stack, SwitchField, Text } from '#design-system'
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
    <Stack sx={{ gap: 4 }}>
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {(Object.keys(counts) as (keyof typeof counts)[])
          .filter((key) => key === 'found' || counts[key] > 0)
          .map((key) => (
            <Chip key={key} tone={tones[key]}>
              {t(`importing.${key}`, { count: counts[key] })}
            </Chip>
          ))}
      </Box>
      {rest > 0 && <Notice tone="warning">{t('importing.tooMany', { max: MOST_WORDS, rest })}</Notice>}
      {counts.unknown > 0 && <Text variant="body2">{t('importing.unknownText')}</Text>}
      {counts.duplicate + counts.same > 0 && (
        <SwitchField
          label={t('importing.keepDuplicates')}
          checked={choices.keepDuplicates}
          onChange={(keepDuplicates) => onChoose({ ...choices, keepDuplicates })}
        />
      )}
      <Box
        component="ol"
        aria-label={t('importing.preview')}
        tabIndex={0}
        sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: '18rem', overflowY: 'auto' }}
      >
        {words.map(({ word, meaning, check, isDuplicate, isSame }, index) => {
          const taken = choices.keepDuplicates || (!isDuplicate && !isSame)
          const shown = choices.correct ? check.headword : word
          const text = meaning ?? (check.meaning ? meaningOf({ meaning: check.meaning }, meanings).text : '')
          return (
            <Box component="li" key={index} sx={{ py: 1.5, textDecoration: taken ? 'none' : 'line-through' }}>
              <Text component="span" lang="en" sx={{ fontWeight: 600 }}>
                {shown}
              </Text>{' '}
              <Text component="span" variant="body2" color="textSecondary">
                {text}
                {shown !== word && ` · ${t('importing.was', { word })}`}
              </Text>
            </Box>
          )
        })}
      </Box>
    </Stack>
  )
}
