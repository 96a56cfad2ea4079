import { useState } from 'react'
import { NotebookPen, Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ManagedNoteState } from '#contract/official-notes'
import { noteTags } from '#contract/note-limits'
import { Button, ErrorBox, FormField, PageHeader, SelectField, Stack, Toolbar } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { useAdminNotes } from '../api/useAdminNotes.ts'
import { useAddressFilter } from '../model/useAddressFilter.ts'
import { AdminList } from './AdminList.tsx'
import { CreateNoteDialog } from './CreateNoteDialog.tsx'
import { NotesTable } from './NotesTable.tsx'

const filters = ['q', 'tag', 'state'] as const

/** /admin/notes-manager: official notes in their order, also those that learners do not see. */
export function AdminNotesScreen() {
  const { t } = useTranslation('admin')
  const { t: ofNotes } = useTranslation('notes')
  const [isCreating, setIsCreating] = useState(false)
  const { values, query, set } = useAddressFilter(filters)
  const list = useAdminNotes({
    q: query.q,
    tag: noteTags.find((tag) => tag === query.tag),
    state: ManagedNoteState.safeParse(query.state).data,
  })
  const move = useAsyncAction(list.place)
  const isFiltered = Object.keys(query).length > 0
  return (
    <>
      <PageHeader
        title={t('notes.title')}
        lead={t('notes.lead')}
        actions={
          <Button startIcon={<NotebookPen />} onClick={() => setIsCreating(true)}>
            {t('notes.create')}
          </Button>
        }
      />
      <Stack spacing={6}>
        <Toolbar>
          <FormField
            label={t('notes.search')}
            type="search"
            maxLength={120}
            startAdornment={<Search />}
            value={values.q}
            onChange={({ target }) => set('q', target.value)}
          />
          <SelectField
            label={ofNotes('tag.label')}
            value={values.tag}
            onChange={({ target }) => set('tag', target.value)}
            options={[
              { value: '', label: ofNotes('tag.all') },
              ...noteTags.map((tag) => ({ value: tag, label: ofNotes(`tag.${tag}`) })),
            ]}
          />
          <SelectField
            label={t('notes.stateLabel')}
            value={values.state}
            onChange={({ target }) => set('state', target.value)}
            options={[
              { value: '', label: t('notes.all') },
              ...ManagedNoteState.options.map((state) => ({ value: state, label: t(`notes.state.${state}`) })),
            ]}
          />
        </Toolbar>
        {move.error && <ErrorBox>{move.error.message}</ErrorBox>}
        <AdminList list={list} none={t('notes.none')} expected={6}>
          {(notes) => (
            <NotesTable
              items={notes}
              total={list.data?.total ?? notes.length}
              onMove={isFiltered || move.pending ? undefined : (id, to, was) => move.run(id, to, was)}
              canMove={!isFiltered}
            />
          )}
        </AdminList>
      </Stack>
      {isCreating && <CreateNoteDialog onClose={() => setIsCreating(false)} />}
    </>
  )
}
