import { useTranslation } from 'react-i18next'
import type { BlockChanges, BlockFault, EditedWord, WordBlock, WordBlocks } from '#contract/word-manager'
import { Button, Card, Notice, Section, Stack, Text } from '#design-system'
import { formatMoment } from '#lib/format'
import { useLanguage } from '#lib/language'
import { isOvertaken, shownValue } from '../model/word-blocks.ts'
import { BlockText } from './BlockText.tsx'
import { WordBlockForm } from './WordBlockForm.tsx'

interface WordBlockCardProps {
  word: EditedWord
  block: WordBlock
  changes: BlockChanges
  faults: readonly BlockFault[]
  /** Undefined gives up the change. */
  onChange: (change: { version: number; value: WordBlocks[WordBlock] | null } | undefined) => void
}

/** One block of a word: its fields, where it comes from, and the way back to that. */
export function WordBlockCard({ word, block, changes, faults, onChange }: WordBlockCardProps) {
  const { t } = useTranslation('admin')
  const { t: ofWords } = useTranslation('words')
  const language = useLanguage()
  const { version, edit, source, sources, value } = word.blocks[block]
  const change = changes[block]
  const overtaken = isOvertaken(block, word.blocks, changes)
  const names = sources.map((each) => ofWords(`source.${each}`)).join(ofWords('between'))
  const general = faults.filter(({ row, field }) => row === null && field === null)
  const canGoBack = source !== null && change?.value !== null && !(block === 'senses' && isEmptyList(source))
  return (
    <Card>
      <Section title={t(`words.block.${block}`)} spacing={4}>
        <Text variant="body2" color="textSecondary">
          {edit
            ? t('words.team', { author: edit.author, at: formatMoment(edit.at, language) })
            : names
              ? ofWords('source.label', { names })
              : t('words.dictionary')}
        </Text>
        {edit?.source_changed && (
          <Notice tone="warning" title={t('words.changed')}>
            {source !== null && <BlockText block={block} value={source} />}
          </Notice>
        )}
        {overtaken && (
          <Notice
            tone="warning"
            title={t('words.conflict.title', { author: edit?.author ?? '' })}
            actions={
              <Stack direction="row" spacing={2} wrap useFlexGap>
                <Button variant="secondary" onClick={() => onChange({ version, value: shownOrSource() })}>
                  {t('words.conflict.mine')}
                </Button>
                <Button variant="secondary" onClick={() => onChange(undefined)}>
                  {t('words.conflict.theirs')}
                </Button>
              </Stack>
            }
          >
            {t('words.conflict.text')} <BlockText block={block} value={value} />
          </Notice>
        )}
        {general.map(({ message }) => (
          <Text key={message} color="error" role="alert">
            {message}
          </Text>
        ))}
        <WordBlockForm
          block={block}
          value={shownValue(block, word.blocks, changes)}
          faults={faults}
          headword={word.headword}
          meaning={word.word.meaning[language]}
          onChange={(next) => onChange({ version: change?.version ?? version, value: next })}
        />
        {canGoBack && (
          <Stack spacing={2} align="start">
            <Text variant="body2" color="textSecondary">
              {t('words.sourceSays')}: <BlockText block={block} value={source} />
            </Text>
            <Button variant="quiet" onClick={() => onChange({ version: change?.version ?? version, value: null })}>
              {t('words.source')}
            </Button>
          </Stack>
        )}
      </Section>
    </Card>
  )

  function shownOrSource(): WordBlocks[WordBlock] | null {
    return change === undefined ? null : change.value
  }
}

const isEmptyList = (value: WordBlocks[WordBlock]): boolean => Array.isArray(value) && value.length === 0
