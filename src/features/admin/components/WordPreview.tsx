import { useTranslation } from 'react-i18next'
import type { BlockChanges, EditedWord } from '#contract/word-manager'
import type { Section as WordSection } from '#contract/words'
import { Card, PictureTile, Section, Stack, Text } from '#design-system'
import { SectionBody } from '#features/words'
import { localize, type Language } from '#contract/locales'
import { useLanguage } from '#lib/language'
import { shownValue } from '../model/word-blocks.ts'

interface WordPreviewProps {
  word: EditedWord
  changes: BlockChanges
}

/** The word as learners will see it, before anything is saved. */
export function WordPreview({ word, changes }: WordPreviewProps) {
  const { t } = useTranslation('admin')
  const { t: ofWords } = useTranslation('words')
  const language = useLanguage()
  const { file } = shownValue('picture', word.blocks, changes)
  const { ipa_uk, ipa_us } = shownValue('pronunciations', word.blocks, changes)
  const sections = previewSections(word, changes, language)
  return (
    <Section title={t('words.preview')} look="h2">
      <Card>
        <Stack spacing={5}>
          <Stack direction="row" spacing={4} align="center">
            {file !== null && <PictureTile src={`/pictures/${file}`} alt={word.word.meaning[language]} size="l" />}
            <div>
              <Text variant="h3" component="p" lang="en">
                {word.headword}
              </Text>
              <Text lang="en" color="textSecondary">
                {[ipa_uk, ipa_us].flatMap((ipa) => (ipa === null ? [] : [`/${ipa}/`])).join(' ')}
              </Text>
            </div>
          </Stack>
          {sections.map((section) => (
            <Stack key={section.kind} spacing={2}>
              <Text variant="h4" component="h3">
                {ofWords(`block.${section.kind}`)}
              </Text>
              <SectionBody section={section} word={word.headword} />
            </Stack>
          ))}
        </Stack>
      </Card>
    </Section>
  )
}

const relationSections = {
  synonym: 'synonyms',
  antonym: 'antonyms',
  family: 'word_family',
  related: 'related_words',
} as const

const noteSections = { memory: 'memory_aids', etymology: 'etymology', culture: 'cultural_notes' } as const

function previewSections({ blocks }: EditedWord, changes: BlockChanges, language: Language): WordSection[] {
  const notes = shownValue('notes', blocks, changes)
  const prose = (kind: keyof typeof noteSections): WordSection => ({
    kind: noteSections[kind],
    source: [],
    items: notes.flatMap((note) => (note.kind === kind && note[language] !== '' ? [note[language]] : [])),
  })
  const relations = shownValue('relations', blocks, changes)
  const sections: WordSection[] = [
    {
      kind: 'definitions',
      source: [],
      items: shownValue('senses', blocks, changes).map(({ part_of_speech, zh, en }) => ({ part_of_speech, zh, en })),
    },
    {
      kind: 'examples',
      source: [],
      items: shownValue('examples', blocks, changes).map(({ en, zh }) => ({ id: null, en, zh })),
    },
    prose('memory'),
    {
      kind: 'collocations',
      source: [],
      items: shownValue('phrases', blocks, changes).map(({ text, zh }) => ({ text, meaning: zh })),
    },
    ...(Object.keys(relationSections) as (keyof typeof relationSections)[]).map((kind): WordSection => ({
      kind: relationSections[kind],
      source: [],
      items: relations.flatMap((row) => (row.kind === kind ? [row.other] : [])),
    })),
    {
      kind: 'word_structure',
      source: [],
      items: shownValue('structure', blocks, changes).map(({ part, zh, en, origin }) => ({
        part,
        meaning: localize(language, { zh, en: null }) ?? en ?? '',
        origin,
      })),
    },
    prose('etymology'),
    prose('culture'),
    { kind: 'forms', source: [], items: shownValue('forms', blocks, changes) },
  ]
  return sections.filter(({ items }) => items.length > 0)
}
