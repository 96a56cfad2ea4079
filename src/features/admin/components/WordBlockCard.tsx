import { useTranslation } from 'react-i18next'
import type { WordReport } from '#contract/admin'
import type { BlockFault } from '#contract/edited-blocks'
import type { BlockChanges, EditedWord, WordBlock, WordBlocks } from '#contract/word-manager'
import { useLanguage } from '#lib/language'
import { isOvertaken } from '../model/blocks.ts'
import { rowOfReport, shownValue } from '../model/word-blocks.ts'
import { BlockText } from './BlockText.tsx'
import { EditedBlockCard } from './EditedBlockCard.tsx'
import { WordBlockForm } from './WordBlockForm.tsx'
import { WordReports } from './WordReports.tsx'

interface WordBlockCardProps {
  word: EditedWord
  block: WordBlock
  changes: BlockChanges
  faults: readonly BlockFault[]
  /** Open reports of this block, which stand at the rows they speak of; left out where they are shown elsewhere. */
  reports?: readonly WordReport[]
  onResolve?: (id: string, mended: boolean) => Promise<void>
  /** Undefined gives up the change. */
  onChange: (change: { version: number; value: WordBlocks[WordBlock] | null } | undefined) => void
}

/** One block of a word: its fields, where it comes from, and the way back to that. */
export function WordBlockCard(props: WordBlockCardProps) {
  const { word, block, changes, faults, reports = [], onResolve, onChange } = props
  const { t } = useTranslation('admin')
  const { t: ofWords } = useTranslation('words')
  const language = useLanguage()
  const { version, edit, source, sources, value } = word.blocks[block]
  const change = changes[block]
  const names = sources.map((each) => ofWords(`source.${each}`)).join(ofWords('between'))
  const canGoBack = source !== null && change?.value !== null && !(block === 'senses' && isEmptyList(source))
  const from = change?.version ?? version
  const shown = shownValue(block, word.blocks, changes)
  const renderReports = (row: number | null) =>
    onResolve && (
      <WordReports
        title={t('words.report')}
        reports={reports.filter((report) => rowOfReport(report, shown, value) === row)}
        onResolve={onResolve}
      />
    )
  return (
    <EditedBlockCard
      block={block}
      title={t(`words.block.${block}`)}
      edit={edit}
      origin={names ? ofWords('source.label', { names }) : t('words.dictionary')}
      sourceText={source !== null && <BlockText block={block} value={source} />}
      standingText={<BlockText block={block} value={value} />}
      faults={faults}
      overtaken={isOvertaken(block, word.blocks, changes)}
      onKeepMine={() => onChange({ version, value: change?.value ?? null })}
      onTakeTheirs={() => onChange(undefined)}
      onTakeSource={canGoBack ? () => onChange({ version: from, value: null }) : undefined}
    >
      {renderReports(null)}
      <WordBlockForm
        block={block}
        value={shown}
        faults={faults}
        headword={word.headword}
        meaning={word.word.meaning[language]}
        renderBefore={renderReports}
        onChange={(next) => onChange({ version: from, value: next })}
      />
    </EditedBlockCard>
  )
}

const isEmptyList = (value: WordBlocks[WordBlock]): boolean => Array.isArray(value) && value.length === 0
