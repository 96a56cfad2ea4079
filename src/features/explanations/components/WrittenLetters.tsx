import { useTranslation } from 'react-i18next'
import type { RunWord } from '#contract/challenges'
import { BulletList, Card, LetterComparison, Stack, Text } from '#design-system'
import { SectionBody } from '#features/words'
import { useUser } from '#lib/session'
import type { MarkedLetter } from '#rules/word-difference'
import { useRecords } from '../api/useRecords.ts'
import { faultsOf } from '../model/faults-of.ts'
import { ipaOf } from '../model/ipa-of.ts'
import { reviewedSection } from '../model/reviewed.ts'
import { RecordState } from './RecordState.tsx'
import { WordFacts } from './WordFacts.tsx'
import type { LooksOfWords } from './WordFacts.tsx'

interface WrittenLettersProps extends LooksOfWords {
  word: RunWord
  letters: readonly MarkedLetter[]
  /** The word was heard, not read. */
  isHeard: boolean
}

/** The letters of an answer against those of the word, in a picture and in words, and what explains the spelling. */
export function WrittenLetters({ word, letters, isHeard, ...looks }: WrittenLettersProps) {
  const { t } = useTranslation('explanations')
  const accent = useUser().user?.voice_accent ?? 'us'
  const found = useRecords(word)
  const [record] = found.records
  const ipa = ipaOf(word, accent)
  const structure = reviewedSection(record, 'word_structure')
  return (
    <Stack spacing={4}>
      <Stack spacing={2}>
        <LetterComparison letters={letters} labels={{ given: t('you'), right: t('word') }} />
        <BulletList color="textPrimary">
          {faultsOf(letters).map(({ state, ...fault }, index) => (
            <li key={index}>{t(`fault.${state === 'extra' && fault.place === 0 ? 'first' : state}`, fault)}</li>
          ))}
        </BulletList>
        {letters.some(({ state }) => state === 'open') && (
          <Text variant="body2" color="textSecondary">
            {t('open')}
          </Text>
        )}
        {isHeard && ipa && <Text>{t('heard', { ipa: `/${ipa}/` })}</Text>}
      </Stack>
      <Card>
        <WordFacts {...looks} word={word} record={record} />
      </Card>
      {structure && (
        <Stack spacing={2}>
          <Text variant="h4" component="h3">
            {t('structure')}
          </Text>
          <SectionBody section={structure} word={word.headword} />
        </Stack>
      )}
      <RecordState {...found} />
    </Stack>
  )
}
