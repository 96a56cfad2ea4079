import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuickUpdateFile, QuickUpdatePreview } from '#contract/quick-update'
import { PageHeader, Stack, useToast } from '#design-system'
import { usePreference } from '#lib/preference'
import { previewUpdate, useQuickUpdates } from '../api/useQuickUpdate.ts'
import { SourceChanges } from './SourceChanges.tsx'
import { UpdateColumns } from './UpdateColumns.tsx'
import { UpdateFileForm } from './UpdateFileForm.tsx'
import { UpdateHistory } from './UpdateHistory.tsx'
import { UpdatePreview } from './UpdatePreview.tsx'
import { WordExport } from './WordExport.tsx'

interface Previewed {
  readonly file: QuickUpdateFile
  readonly preview: QuickUpdatePreview
  /** Of the update that this preview may become: pressing twice is one update. */
  readonly id: string
}

/** /admin/quick-update: many words from one file, looked at before they are saved, and taken back if need be. */
export function QuickUpdateScreen() {
  const { t } = useTranslation('admin')
  const toast = useToast()
  const updates = useQuickUpdates()
  const [previewed, setPreviewed] = useState<Previewed>()
  // What was pasted is there again after a reload, until it is saved.
  const [text, setText] = usePreference('quick-update', '')
  const preview = async (file: QuickUpdateFile) => {
    setPreviewed({ file, preview: await previewUpdate(file), id: crypto.randomUUID() })
  }
  const finish = (count: number) => {
    if (previewed?.file.data === text) setText('')
    setPreviewed(undefined)
    toast({ text: t('update.done', { count }), tone: 'success' })
    void updates.mutate()
  }
  return (
    <>
      <PageHeader title={t('update.title')} lead={t('update.lead')} />
      <Stack spacing={6} measure="cards">
        <UpdateFileForm
          isPreviewed={previewed !== undefined}
          text={text}
          onText={setText}
          onPreview={preview}
          onChange={() => setPreviewed(undefined)}
        />
        {previewed && <UpdatePreview key={previewed.id} {...previewed} onDone={finish} />}
        <UpdateColumns />
        <UpdateHistory updates={updates} />
        <WordExport />
        <SourceChanges />
      </Stack>
    </>
  )
}
