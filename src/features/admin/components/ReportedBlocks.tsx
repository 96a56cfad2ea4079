import { useTranslation } from 'react-i18next'
import type { WordReport } from '#contract/admin'
import type { EditedWord } from '#contract/word-manager'
import { Button, ErrorScreen, Skeletons, Stack } from '#design-system'
import { useEditedWord } from '../api/useEditedWord.ts'
import { useWordEditor } from '../model/useWordEditor.ts'
import { blocksOfReport, editorBlocks } from '../model/word-blocks.ts'
import { EditorNotices } from './EditorNotices.tsx'
import { WordBlockCard } from './WordBlockCard.tsx'

/** The blocks that a report speaks of, edited below it. */
export function ReportedBlocks({ report }: { report: WordReport }) {
  const { t } = useTranslation('admin')
  const { data, error, mutate, save } = useEditedWord(String(report.word_id))
  if (data) return <Blocks word={data} report={report} save={save} reread={() => mutate()} />
  if (error) return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
  return <Skeletons shape="list" count={2} label={t('loading')} />
}

interface BlocksProps {
  word: EditedWord
  report: WordReport
  save: ReturnType<typeof useEditedWord>['save']
  reread: () => Promise<unknown>
}

function Blocks({ word, report, save, reread }: BlocksProps) {
  const { t } = useTranslation('admin')
  const { root, ...editor } = useWordEditor(word, save, reread)
  const { changes, hasChanges } = editor.draft
  const reported = blocksOfReport(report)
  // A save takes the whole draft: its changes of other blocks are in view too.
  const blocks = editorBlocks.filter((block) => reported.includes(block) || changes[block])
  return (
    <Stack ref={root} spacing={3} onKeyDown={editor.onKeyDown}>
      <EditorNotices
        draftAt={word.draft?.at ?? null}
        editors={word.editors}
        othersLabel={(names) => t('words.edit.others', { names })}
        editor={editor}
      />
      {blocks.map((block) => (
        <WordBlockCard
          key={block}
          word={word}
          block={block}
          changes={changes}
          faults={editor.faults.filter((fault) => fault.block === block)}
          onChange={(change) => editor.draft.change(block, change)}
        />
      ))}
      <Stack direction="row" spacing={3} wrap>
        <Button variant="secondary" loading={editor.pending} disabled={!hasChanges} onClick={editor.save}>
          {t('words.edit.save')}
        </Button>
        <Button variant="secondary" disabled={!hasChanges || editor.pending} onClick={editor.discard}>
          {t('words.edit.discard')}
        </Button>
      </Stack>
    </Stack>
  )
}
