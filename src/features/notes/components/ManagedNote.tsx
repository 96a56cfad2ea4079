import { useCallback, useEffect, useMemo, useState } from 'react'
import { ListTree } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { languages } from '#contract/locales'
import type { Language } from '#contract/locales'
import type { Bilingual } from '#contract/patterns'
import type { User } from '#contract/profile'
import { Button, Dialog, ErrorScreen, Hidden, Notice, OutlineLayout, PageHeader, Stack, useToast } from '#design-system'
import { meaningsFor } from '#features/words'
import { inLanguage, useLanguage } from '#lib/language'
import { useNote } from '../api/useNote.ts'
import { noteAddress, notesAddress } from '../model/address.ts'
import { countsOf, isSameOutline, outlineOf, rowsOf } from '../model/rows.ts'
import { useNoticeText } from '../model/useNoticeText.ts'
import { useSame } from '../model/useSame.ts'
import { AddKnownWords } from './AddKnownWords.tsx'
import { ManagedNoteActions } from './ManagedNoteActions.tsx'
import { NoteLoading, NoteMissing } from './NoteStates.tsx'
import { Outline } from './Outline.tsx'
import { PageTitle } from './PageTitle.tsx'
import { Words } from './Words.tsx'

interface ManagedNoteProps {
  id: string
  page: string | null
  user: User
}

const kind = 'managed'

const otherTitles = (title: Bilingual, shown: Language) =>
  languages.filter((language) => language !== shown).map((language) => title[language])

/** An official note with everything that an administrator changes in it. The learner’s screen is its preview. */
export function ManagedNote({ id, page, user }: ManagedNoteProps) {
  const { t } = useTranslation('notes')
  const language = useLanguage()
  const toast = useToast()
  const noticeText = useNoticeText()
  const navigate = useNavigate()
  const [contents, setContents] = useState(false)
  const open = useNote(id, {
    userId: user.id,
    kind,
    page,
    onNotices: (notices) => notices.forEach((notice) => toast({ text: noticeText(notice), tone: 'info' })),
    onRefused: (error) => toast({ text: t('notices.refused', { why: error.message }), tone: 'error' }),
  })
  const { view: state, synced, fault, note, act, now } = open
  const words = synced?.words
  // Thousands of words are filtered and sorted.
  const rows = useMemo(
    () => (state && words ? rowsOf(state, words, { page, sort: 'order', filter: 'all' }) : []),
    [state, words, page],
  )
  const arrived = open.complete || (page !== null && open.pages.has(page))
  const outline = useSame(state ? outlineOf(state) : [], isSameOutline)
  // These three are stable for the memoised outline.
  const counts = useMemo(() => {
    if (state && open.complete) return countsOf(state)
    return new Map(note?.pages.map((each) => [each.id, each.words]))
  }, [state, open.complete, note])
  const addressOf = useCallback((to: string | null) => noteAddress(kind, id, to), [id])
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
  const total = open.complete ? [...counts.values()].reduce((sum, count) => sum + count, 0) : note.words
  const tree = (
    <Outline
      {...{ outline, counts, page, total, addressOf, now, act }}
      bilingual
      onCopy={undefined}
      onGo={leaveContents}
    />
  )
  return (
    <>
      <PageHeader
        title={inLanguage(state.title, language)}
        lead={[...otherTitles(state.title, language), t('words', { count: total })].join(' · ')}
        back={{ label: t('managed.back'), to: notesAddress(kind) }}
        actions={<ManagedNoteActions {...{ id, open, state, rows }} />}
      />
      <OutlineLayout outline={tree} label={t('outline.title')}>
        <Stack spacing={4}>
          {open.offline && <Notice tone="warning">{t('offline')}</Notice>}
          <PageTitle {...{ state, page, act, user, note, kind }} />
          <Hidden from="lg">
            <Button variant="quiet" startIcon={<ListTree />} onClick={() => setContents(true)}>
              {t('outline.title')}
            </Button>
          </Hidden>
          {fault && !arrived && <ErrorScreen title={fault.message} retryLabel={t('retry')} onRetry={open.retry} />}
          <Words
            {...{ rows, state, page, act, now, arrived, outline }}
            meanings={meaningsFor(user, language)}
            onMore={undefined}
            filter="all"
            canMove
            adder={<AddKnownWords {...{ now, page, act }} />}
          />
        </Stack>
      </OutlineLayout>
      <Dialog open={contents} onClose={() => setContents(false)} title={t('outline.title')} closeLabel={t('close')}>
        {tree}
      </Dialog>
    </>
  )
}
