import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Button, PageHeader, Tabs } from '#design-system'
import { AddWordDialog } from './AddWordDialog.tsx'
import { ManagedWords } from './ManagedWords.tsx'
import { PictureStatisticsList } from './PictureStatisticsList.tsx'
import { ReportQueue } from './ReportQueue.tsx'

const views = ['words', 'reports', 'pictures'] as const

/** /admin/word-manager: the words of the dictionary, the reports of mistakes in them, and how their pictures are understood. */
export function AdminWordsScreen() {
  const { t } = useTranslation('admin')
  const [query, setQuery] = useSearchParams()
  const [isAdding, setIsAdding] = useState(false)
  const view = views.find((each) => each === query.get('view')) ?? 'words'
  return (
    <>
      <PageHeader
        title={t('words.title')}
        lead={t(`words.leads.${view}`)}
        actions={view === 'words' && <Button onClick={() => setIsAdding(true)}>{t('words.add.open')}</Button>}
      />
      <Tabs
        label={t('words.title')}
        tabs={views.map((value) => ({ value, label: t(`words.views.${value}`) }))}
        value={view}
        onChange={(next) => setQuery(next === 'words' ? {} : { view: next }, { replace: true })}
      >
        {view === 'words' && <ManagedWords />}
        {view === 'reports' && <ReportQueue />}
        {view === 'pictures' && <PictureStatisticsList />}
      </Tabs>
      {isAdding && <AddWordDialog onClose={() => setIsAdding(false)} />}
    </>
  )
}
