import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { FileInput, NotebookPen, Search, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { noteTags } from '#contract/note-limits'
import { Button, Chip, FormField, IconButton, PageHeader, SegmentedControl, Stack, Toolbar } from '#design-system'
import { useSendPendingAnswers } from '#features/practice'
import { useUser } from '#lib/session'
import { useFlushPendingNotes } from '../api/useFlushPendingNotes.ts'
import { useNotes } from '../api/useNotes.ts'
import { noteAddress } from '../model/address.ts'
import type { ListKind } from '../model/address.ts'
import { NoteGrid } from './NoteGrid.tsx'
import { NotesLocked } from './NotesLocked.tsx'
import { Bin, CreateNote, ImportWords } from './parts.ts'

export interface NotesScreenProps {
  kind: ListKind
}

/** Own notes from which on searching and sorting them is worth its room. */
const MANY_NOTES = 5

/** All notes of a learner, or all official ones. The controls of a few own notes are folded into a row of icons. */
export function NotesScreen({ kind }: NotesScreenProps) {
  const { t } = useTranslation('notes')
  const { isGuest, loading } = useUser()
  useSendPendingAnswers()
  useFlushPendingNotes()
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const [open, setOpen] = useState<'create' | 'import' | 'bin'>()
  const [wanted, setWanted] = useState(query.get('q') ?? '')
  const q = useDeferredValue(wanted)
  const tag = noteTags.find((each) => each === query.get('tag'))
  const sort = query.get('sort') === 'alphabetical' ? 'alphabetical' : 'recent'
  const show = (changes: Record<string, string | undefined>) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [key, value] of Object.entries(changes)) {
          if (value === undefined) next.delete(key)
          else next.set(key, value)
        }
        return next
      },
      { replace: true },
    )
  const isLocked = kind === 'own' && isGuest && !loading
  const { data: all } = useNotes(kind === 'own' && !isGuest && !loading ? { kind, sort: 'recent' } : null)
  const [unfolded, setUnfolded] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (unfolded) search.current?.focus()
  }, [unfolded])
  const isFolded = kind === 'own' && (all?.notes.length ?? 0) < MANY_NOTES && !unfolded && !wanted && tag === undefined
  // Of own notes the tags that they have; the four are those of the official ones.
  const tags = kind === 'own' ? noteTags.filter((each) => all?.notes.some((note) => note.tag === each)) : noteTags
  const close = () => setOpen(undefined)
  const go = (id: string) => void navigate(noteAddress('own', id))
  return (
    <>
      <PageHeader
        landscape="soil"
        title={t(`${kind}.title`)}
        lead={t(`${kind}.lead`)}
        actions={
          kind === 'own' &&
          !isLocked && (
            <>
              <Button startIcon={<NotebookPen />} onClick={() => setOpen('create')}>
                {t('new')}
              </Button>
              <Button variant="secondary" startIcon={<FileInput />} onClick={() => setOpen('import')}>
                {t('import')}
              </Button>
            </>
          )
        }
      />
      {isLocked ? (
        <NotesLocked />
      ) : (
        <Stack spacing={5}>
          {isFolded ? (
            <Stack direction="row" spacing={1}>
              <IconButton label={t('search')} aria-expanded={false} onClick={() => setUnfolded(true)}>
                <Search />
              </IconButton>
              <IconButton label={t('bin')} onClick={() => setOpen('bin')}>
                <Trash2 />
              </IconButton>
            </Stack>
          ) : (
            <Toolbar>
              <FormField
                ref={search}

                label={t('search')}
                type="search"
                value={wanted}
                startAdornment={<Search />}
                onChange={({ target }) => {
                  setWanted(target.value)
                  show({ q: target.value || undefined })
                }}
              />
              <SegmentedControl
                label={t('sortLabel')}
                options={(['recent', 'alphabetical'] as const).map((value) => ({
                  value,
                  label: t(`listSort.${value}`),
                }))}
                value={sort}
                onChange={(next) => show({ sort: next === 'recent' ? undefined : next })}
              />
              {kind === 'own' && (
                <Button variant="quiet" startIcon={<Trash2 />} onClick={() => setOpen('bin')}>
                  {t('bin')}
                </Button>
              )}
            </Toolbar>
          )}
          {!isFolded && tags.length > 0 && (
            <Stack role="group" aria-label={t('tag.label')} direction="row" spacing={2} wrap>
              <Chip selected={tag === undefined} onPress={() => show({ tag: undefined })}>
                {t('tag.all')}
              </Chip>
              {tags.map((each) => (
                <Chip key={each} selected={tag === each} onPress={() => show({ tag: each })}>
                  {t(`tag.${each}`)}
                </Chip>
              ))}
            </Stack>
          )}
          <NoteGrid
            query={{ kind, sort, ...(tag && { tag }), ...(q.trim() && { q: q.trim() }) }}
            onCreate={() => setOpen('create')}
          />
        </Stack>
      )}
      {open === 'create' && <CreateNote onClose={close} onMade={go} />}
      {open === 'import' && <ImportWords note={null} onClose={close} onDone={go} />}
      {open === 'bin' && <Bin onClose={close} />}
    </>
  )
}
