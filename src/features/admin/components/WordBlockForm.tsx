import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormKind, partsOfSpeech } from '#contract/words'
import type { BlockFault } from '#contract/edited-blocks'
import type { WordBlock, WordBlocks } from '#contract/word-manager'
import { examTags, noteKinds, relationKinds } from '#contract/word-lists'
import { Chip, FormField, Stack, StackItem, SwitchField, Text } from '#design-system'
import { BlockRows, type Column } from './BlockRows.tsx'
import { PictureField } from './PictureField.tsx'

interface WordBlockFormProps {
  block: WordBlock
  value: WordBlocks[WordBlock]
  faults: readonly BlockFault[]
  /** The word and what it means, for its picture. */
  headword: string
  meaning: string
  /** What stands above a row: reports of it. */
  renderBefore?: ((row: number) => ReactNode) | undefined
  onChange: (value: WordBlocks[WordBlock]) => void
}

/** The fields of a block. */
export function WordBlockForm(props: WordBlockFormProps) {
  const { block, value, faults, headword, meaning, renderBefore, onChange } = props
  const { t } = useTranslation('admin')
  const { t: ofWords } = useTranslation('words')
  const column = (field: ColumnName, more: Partial<Column> = {}): Column => ({
    field,
    label: t(`words.column.${field}`),
    ...more,
  })
  const english = { lang: 'en' }
  const chinese = { lang: 'zh' }
  const rows = (columns: readonly Column[], emptyRow: Readonly<Record<string, string | null>>, mostRows?: number) => (
    <BlockRows
      name={t(`words.block.${block}`)}
      columns={columns}
      // Lists hold rows of texts.
      rows={value as readonly Readonly<Record<string, string | null>>[]}
      faults={faults}
      emptyRow={emptyRow}
      mostRows={mostRows}
      renderBefore={renderBefore}
      onChange={(next) => onChange(next as unknown as WordBlocks[WordBlock])}
    />
  )
  switch (block) {
    case 'senses':
      return rows(
        [
          column('part_of_speech', {
            share: 2,
            options: [
              { value: '', label: t('words.part') },
              ...partsOfSpeech.map((part) => ({ value: part, label: ofWords(`pos.${part}`) })),
            ],
          }),
          column('zh', { ...chinese, share: 2, nullable: true }),
          column('en', { ...english, share: 3, nullable: true }),
          column('ipa_uk', { ...english, nullable: true, startsLine: true }),
          column('ipa_us', { ...english, nullable: true }),
        ],
        { part_of_speech: '', zh: '', en: '', ipa_uk: null, ipa_us: null },
      )
    case 'examples':
      return rows(
        [
          column('en', { ...english, share: 3 }),
          column('zh', { ...chinese, share: 3, nullable: true, startsLine: true }),
        ],
        {
          en: '',
          zh: '',
        },
      )
    case 'forms':
      return rows(
        [
          column('form', english),
          column('kind', {
            options: FormKind.options.map((kind) => ({ value: kind, label: ofWords(`form.${kind}`) })),
          }),
        ],
        { form: '', kind: 'plural' },
      )
    case 'phrases':
      return rows([column('text', english), column('zh', chinese)], { text: '', zh: '' })
    case 'relations':
      return rows(
        [
          column('kind', {
            options: relationKinds.map((kind) => ({ value: kind, label: t(`words.relation.${kind}`) })),
          }),
          column('other', english),
        ],
        { kind: 'synonym', other: '' },
      )
    case 'structure':
      return rows(
        [
          column('part', english),
          column('zh', { ...chinese, nullable: true }),
          column('en', { ...english, share: 2, nullable: true }),
          column('origin', { ...english, nullable: true }),
        ],
        { part: '', zh: '', en: null, origin: null },
      )
    case 'notes': {
      const notes = value as WordBlocks['notes']
      return rows(
        [
          column('kind', {
            share: 2,
            options: noteKinds.map((kind) => ({ value: kind, label: ofWords(`block.${NOTE_SECTIONS[kind]}`) })),
          }),
          column('en', { ...english, share: 6, rows: 2, startsLine: true }),
          column('zh', { ...chinese, share: 6, rows: 2 }),
        ],
        { kind: noteKinds.find((kind) => !notes.some((note) => note.kind === kind)) ?? 'memory', en: '', zh: '' },
        noteKinds.length,
      )
    }
    case 'look_alikes': {
      const headwords = value as WordBlocks['look_alikes']
      return (
        <Stack spacing={4}>
          <Text variant="body2" color="textSecondary">
            {t('words.lookAlikesHelp')}
          </Text>
          <BlockRows
            name={t('words.block.look_alikes')}
            columns={[column('other', english)]}
            rows={headwords.map((other) => ({ other }))}
            faults={faults}
            emptyRow={{ other: '' }}
            onChange={(next) => onChange(next.map(({ other }) => other ?? ''))}
          />
        </Stack>
      )
    }
    case 'pronunciations': {
      const sounds = value as WordBlocks['pronunciations']
      return (
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={4}>
          {(['ipa_uk', 'ipa_us'] as const).map((accent) => (
            <StackItem key={accent}>
              <FormField
                label={t(`words.column.${accent}`)}
                lang="en"
                autoComplete="off"
                value={sounds[accent] ?? ''}
                error={faults.find(({ field }) => field === accent)?.message}
                onChange={(event) => onChange({ ...sounds, [accent]: event.target.value || null })}
              />
            </StackItem>
          ))}
        </Stack>
      )
    }
    case 'picture': {
      const { file } = value as WordBlocks['picture']
      return (
        <PictureField
          headword={headword}
          meaning={meaning}
          file={file}
          error={faults.find(({ field }) => field === 'file')?.message}
          onChange={(next) => onChange({ file: next })}
        />
      )
    }
    case 'tags': {
      const tags = value as WordBlocks['tags']
      return (
        <Stack direction="row" spacing={2} wrap>
          {examTags.map((tag) => (
            <Chip
              key={tag}
              selected={tags.includes(tag)}
              onPress={() => onChange(examTags.filter((each) => tags.includes(each) !== (each === tag)))}
            >
              {ofWords(`tag.${tag}`)}
            </Chip>
          ))}
        </Stack>
      )
    }
    case 'hidden':
      return (
        <SwitchField
          label={t('words.hide')}
          help={t('words.hideHelp')}
          checked={value === true}
          onChange={(hidden) => onChange(hidden)}
        />
      )
  }
}

/** The blocks of a learner's page that notes stand in. */
const NOTE_SECTIONS = { etymology: 'etymology', memory: 'memory_aids', culture: 'cultural_notes' } as const

type ColumnName =
  'part_of_speech' | 'zh' | 'en' | 'ipa_uk' | 'ipa_us' | 'form' | 'kind' | 'text' | 'other' | 'part' | 'origin' | 'file'
