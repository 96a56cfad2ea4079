import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { EditedWord } from '#contract/word-manager'
import { routes } from '#contract/routes'
import { Button, ErrorScreen, PageHeader, Skeletons, Stack, Text, TextLink } from '#design-system'
import { useEditedWord } from '../api/useEditedWord.ts'
import { useWordEditor } from '../model/useWordEditor.ts'
import { blockOfReport, editorBlocks } from '../model/word-blocks.ts'
import { EditorNotices } from './EditorNotices.tsx'
import { PictureFacts } from './PictureFacts.tsx'
import { WordBlockCard } from './WordBlockCard.tsx'
import { WordPreview } from './WordPreview.tsx'
import { WordReports } from './WordReports.tsx'

/** /admin/word-manager/:id: a word block by block, with its reports. */
export function AdminWordScreen({ word }: { word: string }) {
  const { t } = useTranslation('admin')
  const { data, error, mutate, save, resolve } = useEditedWord(word)
  if (data) return <Editor word={data} save={save} resolve={resolve} reread={() => mutate()} />
  if (error) return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
  return <Skeletons shape="cards" count={4} label={t('loading')} />
}

interface EditorProps extends Pick<ReturnType<typeof useEditedWord>, 'save' | 'resolve'> {
  word: EditedWord
  reread: () => Promise<unknown>
}

function Editor({ word, save, resolve, reread }: EditorProps) {
  const { t } = useTranslation('admin')
  const [query] = useSearchParams()
  const { root, ...editor } = useWordEditor(word, save, reread)
  const { draft, faults, pending } = editor
  const first = query.get('block')
  const firstBlock = useRef<HTMLDivElement>(null)
  useEffect(() => firstBlock.current?.scrollIntoView(), [])
  const ofWord = word.reports.filter((report) => blockOfReport(report) === null)
  const renderActions = (variant: 'primary' | 'secondary') => (
    <>
      <Button variant={variant} loading={pending} disabled={!draft.hasChanges} onClick={editor.save}>
        {t('words.edit.save')}
      </Button>
      <Button variant="secondary" disabled={!draft.hasChanges || pending} onClick={editor.discard}>
        {t('words.edit.discard')}
      </Button>
    </>
  )
  return (
    <Stack ref={root} spacing={5} onKeyDown={editor.onKeyDown}>
      <PageHeader
        title={word.headword}
        back={{ label: t('words.edit.back'), to: routes.adminWords() }}
        lead={<TextLink to={routes.word({ word: word.headword })}>{t('words.edit.page')}</TextLink>}
        actions={renderActions('primary')}
      />
      <EditorNotices
        draftAt={word.draft?.at ?? null}
        editors={word.editors}
        othersLabel={(names) => t('words.edit.others', { names })}
        editor={editor}
      />
      <WordReports title={t('words.whole')} reports={ofWord} onResolve={resolve} />
      {editorBlocks.map((block) => (
        <Stack key={block} ref={block === first ? firstBlock : undefined} spacing={3}>
          <WordBlockCard
            word={word}
            block={block}
            changes={draft.changes}
            faults={faults.filter((fault) => fault.block === block)}
            reports={word.reports.filter((report) => blockOfReport(report) === block)}
            onResolve={resolve}
            onChange={(change) => draft.change(block, change)}
          />
          {block === 'picture' && <PictureFacts word={word} />}
        </Stack>
      ))}
      <WordPreview word={word} changes={draft.changes} />
      <Text variant="body2" color="textSecondary">
        {t('words.edit.keys')}
      </Text>
      <Stack direction="row" spacing={3} wrap>
        {renderActions('secondary')}
      </Stack>
    </Stack>
  )
}
