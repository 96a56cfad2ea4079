import { useCallback, useEffect, useMemo, useState } from 'react'
import { ListTree, SlidersHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { User } from '#contract/profile'
import { routes } from '#contract/routes'
import {
  Dialog,
  ErrorScreen,
  Hidden,
  IconButton,
  Notice,
  OutlineLayout,
  PageHeader,
  SegmentedControl,
  Stack,
  useIsWide,
  useToast,
} from '#design-system'
import { meaningsFor } from '#features/words'
import { useTakePracticeAlong } from '#features/practice'
import { inLanguage, useLanguage } from '#lib/language'
import { useIsUnpublished } from '../api/useIsUnpublished.ts'
import { useNote } from '../api/useNote.ts'
import { useNoteSentences } from '../api/useNoteSentences.ts'
import { noteAddress, notesAddress, viewOfQuery, views } from '../model/address.ts'
import type { View } from '../model/address.ts'
import { quizOf } from '../model/practice-request.ts'
import { countsOf, isSameOutline, outlineOf, rowsOf } from '../model/rows.ts'
import type { Filter, Sort } from '../model/rows.ts'
import { useHistoryStep } from '../model/useHistoryStep.ts'
import { useNoticeText } from '../model/useNoticeText.ts'
import { useSame } from '../model/useSame.ts'
import { NoteSaving } from './NoteSaving.tsx'
import { NoteLoading, NoteMissing } from './NoteStates.tsx'
import type { NoteScreenProps } from './NoteStates.tsx'
import { Outline } from './Outline.tsx'
import { PageTitle } from './PageTitle.tsx'
import { Words } from './Words.tsx'
import { ListTools } from './ListTools.tsx'
import { Cards, CopyTo, NoteActions, Practising, PrintView } from './parts.ts'

interface OpenedNoteProps extends NoteScreenProps {
  id: string
  page: string | null
  user: User
}

export function OpenedNote({ id, page, kind, user, phonemeSlot, settingsSlot, explainSlot }: OpenedNoteProps) {
  const { t } = useTranslation('notes')
  const language = useLanguage()
  const toast = useToast()
  const noticeText = useNoticeText()
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const { step, leave } = useHistoryStep()
  const sentences = useNoteSentences(id)
  const [sort, setSort] = useState<Sort>('order')
  const [filter, setFilter] = useState<Filter>('all')
  const [contents, setContents] = useState(false)
  const isWide = useIsWide()
  /** Sorting and filtering, which on narrow screens would stand between the learner and the words. */
  const [arranging, setArranging] = useState(false)
  const [printing, setPrinting] = useState(false)
  /** The section that is to be copied. */
  const [copied, setCopied] = useState<string>()
  const open = useNote(id, {
    userId: user.id,
    kind,
    page,
    onNotices: (notices) => notices.forEach((notice) => toast({ text: noticeText(notice), tone: 'info' })),
    onRefused: (error) =>
      toast({
        text: t('notices.refused', { why: error.message }),
        tone: 'error',
        ...(error.code === 'vip_required' && {
          action: { label: t('locked.vip'), onPress: () => void navigate(routes.vip()) },
        }),
      }),
  })
  const isUnpublished = useIsUnpublished(id, kind === 'official' && user.is_admin)
  const { view: state, synced, fault, note } = open
  const words = synced?.words
  // Thousands of words are filtered and sorted.
  const rows = useMemo(
    () => (state && words ? rowsOf(state, words, { page, sort, filter }) : []),
    [state, words, page, sort, filter],
  )
  const arrived = open.complete || (page === null && open.paused) || (page !== null && open.pages.has(page))
  // Only the order in which a practice finds the words.
  useTakePracticeAlong(sort === 'order' && filter === 'all' ? quizOf(rows, arrived) : null)
  const outline = useSame(state ? outlineOf(state) : [], isSameOutline)
  // These three are stable for the memoised outline.
  const counts = useMemo(() => {
    if (state && open.complete) return countsOf(state)
    return new Map(note?.pages.map((each) => [each.id, each.words]))
  }, [state, open.complete, note])
  const shown = viewOfQuery(query)
  const addressOf = useCallback((to: string | null) => noteAddress(kind, id, to, shown), [kind, id, shown])
  const leaveContents = useCallback(() => setContents(false), [])
  const isGone = page !== null && open.current && outline.every(({ pages }) => pages.every((each) => each.id !== page))
  useEffect(() => {
    // What is put onto a page that was deleted would stand on another one, unseen.
    if (isGone) void navigate(addressOf(null), { replace: true })
  }, [isGone, navigate, addressOf])
  if (!state || !note) {
    if (fault?.status === 404 || fault?.status === 400) return <NoteMissing kind={kind} />
    if (fault) return <ErrorScreen title={fault.message} retryLabel={t('retry')} onRetry={open.retry} />
    return <NoteLoading />
  }
  const isOwn = note.kind === 'own'
  const act = isOwn ? open.act : undefined
  const show = (view: View) => setQuery(view === 'list' ? {} : { view }, view === 'cards' ? step : { replace: true })
  const total = open.complete ? [...counts.values()].reduce((sum, count) => sum + count, 0) : note.words
  const tree = (
    <Outline
      {...{ outline, counts, page, total, addressOf }}
      now={open.now}
      act={act}
      onCopy={user.role === 'guest' ? undefined : setCopied}
      onGo={leaveContents}
    />
  )
  const meanings = meaningsFor(user, language)
  // Another order, or some of the words, is right only among all of them.
  const arrange =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value)
      if (page === null) open.loadMore('all')
    }
  return (
    <>
      <PageHeader
        title={inLanguage(state.title, language)}
        lead={
          <Stack direction="row" spacing={3} align="center" wrap>
            {t('words', { count: total })}
            {isOwn && <NoteSaving open={open} />}
          </Stack>
        }
        back={{ label: t(`${kind}.back`), to: notesAddress(kind) }}
        actions={
          user.role !== 'guest' && (
            <NoteActions {...{ note, state, page, open, user }} onPrint={() => setPrinting(true)} />
          )
        }
      />
      <OutlineLayout outline={tree} label={t('outline.title')}>
        <Stack spacing={4}>
          {isUnpublished && <Notice tone="warning">{t('official.unpublished')}</Notice>}
          <PageTitle {...{ state, page, act, user, note, kind }} />
          <Stack direction="row" spacing={3} align="center" wrap>
            <SegmentedControl
              label={t('views.label')}
              options={views.map((value) => ({ value, label: t(`views.${value}`) }))}
              value={shown}
              onChange={show}
            />
            <Hidden from="lg">
              <Stack direction="row">
                <IconButton label={t('outline.title')} onClick={() => setContents(true)}>
                  <ListTree />
                </IconButton>
                {shown !== 'practice' && (
                  <IconButton
                    label={t('list.arrange')}
                    aria-expanded={arranging}
                    onClick={() => setArranging(!arranging)}
                  >
                    <SlidersHorizontal />
                  </IconButton>
                )}
              </Stack>
            </Hidden>
          </Stack>
          {shown !== 'practice' && (isWide || arranging || sort !== 'order' || filter !== 'all') && (
            <ListTools {...{ sort, filter }} onSort={arrange(setSort)} onFilter={arrange(setFilter)} />
          )}
          {fault && !arrived && <ErrorScreen title={fault.message} retryLabel={t('retry')} onRetry={open.retry} />}
          {shown === 'list' && (
            <Words
              now={open.now}
              onMore={page === null && open.paused ? () => open.loadMore('part') : undefined}
              {...{ rows, state, page, meanings, sentences, act, arrived, outline, filter }}
              canMove={sort === 'order' && filter === 'all'}
            />
          )}
          {shown === 'cards' && (
            <Cards
              key={`${page} ${sort} ${filter}`}
              {...{ rows, meanings, arrived }}
              onBack={() => leave(() => show('list'))}
            />
          )}
          {shown === 'practice' && (
            <Practising
              key={page}
              {...{ rows, arrived, kind, note, phonemeSlot, settingsSlot, explainSlot }}
              onBack={() => show('list')}
            />
          )}
        </Stack>
      </OutlineLayout>
      {printing && (
        <PrintView
          page={page}
          meanings={meanings}
          name={inLanguage(state.title, language)}
          noteId={id}
          onClose={() => setPrinting(false)}
        />
      )}
      {copied && <CopyTo note={note} part={{ section: copied }} onClose={() => setCopied(undefined)} />}
      <Dialog open={contents} onClose={() => setContents(false)} title={t('outline.title')} closeLabel={t('close')}>
        {tree}
      </Dialog>
    </>
  )
}
