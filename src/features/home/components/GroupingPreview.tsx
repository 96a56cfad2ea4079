import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Dumbbell, NotebookPen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { routes } from '#contract/routes'
import { PRACTICE_WORDS } from '#contract/sizes'
import {
  Button,
  DragItem,
  ErrorBox,
  FormField,
  Grid,
  Stack,
  SwitchField,
  Text,
  useToast,
  VisuallyHidden,
} from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { createNote } from '../api/create-note.ts'
import { changeDraft, unknownOnly } from '../model/draft.ts'
import type { Arrangement, DraftGroup } from '../model/draft.ts'
import { GroupCard } from './GroupCard.tsx'

interface GroupingPreviewProps {
  /** Mount it anew for another one. */
  arrangement: Arrangement
  onChange: (changes: Partial<Pick<Arrangement, 'groups' | 'title' | 'leaveOut'>>) => void
  /** The heading takes the focus: the groups have just come. */
  takeFocus: boolean
  /** It has taken the focus: once is enough, also when another mode was looked at in between. */
  onFocused: () => void
  /** The groups are kept, or put away. */
  onDone: () => void
}

/** The groups as they would be kept: names and words can be changed, then one press makes them a note. */
export function GroupingPreview(props: GroupingPreviewProps) {
  const { arrangement, onChange, takeFocus, onFocused, onDone } = props
  const { id, title, groups: draft, leaveOut, total, known, not_found: notFound } = arrangement
  const { t } = useTranslation('home')
  const navigate = useNavigate()
  const toast = useToast()
  const heading = useRef<HTMLHeadingElement>(null)
  const takeFocusOnce = useEffectEvent(() => {
    if (!takeFocus) return
    heading.current?.focus({ preventScroll: false })
    onFocused()
  })
  useEffect(() => takeFocusOnce(), [takeFocus])
  const groups = leaveOut ? unknownOnly(draft) : draft
  const words = groups.flatMap((group) => group.words.map(({ headword }) => headword))
  const cards = useRef<HTMLDivElement>(null)
  const [moved, setMoved] = useState<{ headword: string; title: string }>()
  useEffect(() => {
    // The word stands in another group now, and its old grip is gone with the focus on it.
    if (!moved) return
    const label = t('group.moveWord', { word: moved.headword })
    const buttons = [...(cards.current?.querySelectorAll('button') ?? [])]
    buttons.find((button) => button.ariaLabel === label)?.focus()
  }, [moved, t])
  const move = ({ id: wordId, headword }: DraftGroup['words'][number], to: Pick<DraftGroup, 'id' | 'title'>) => {
    onChange({ groups: changeDraft(draft, { type: 'moveWord', id: to.id, wordId }) })
    setMoved({ headword, title: to.title || t('group.untitled') })
  }

  const { run, pending, error } = useAsyncAction(async () => {
    const pages = groups.map((group) => ({
      title: group.title.trim() || t('group.untitled'),
      entries: group.words.map(({ headword }) => ({ word: headword })),
    }))
    const name = title.trim() || t('group.untitled')
    await createNote({ id, title: name, sections: [{ title: name, pages }] })
    onDone()
    toast({ text: t('group.saved', { title: name }) })
    void navigate(routes.wordNote({ id }))
  })
  return (
    <Stack component="section" aria-labelledby="groups" spacing={4}>
      <div>
        <Text id="groups" ref={heading} tabIndex={-1} variant="h2">
          {t('group.title', { count: draft.length })}
        </Text>
        <Text color="textSecondary">{t('group.count', { total, known })}</Text>
        <VisuallyHidden role="status">
          {moved && t('group.moved', { word: moved.headword, title: moved.title })}
        </VisuallyHidden>
      </div>
      {known > 0 && (
        <SwitchField label={t('group.leaveOut')} checked={leaveOut} onChange={(on) => onChange({ leaveOut: on })} />
      )}
      {groups.length === 0 ? (
        <Text color="textSecondary">{t('group.nothing')}</Text>
      ) : (
        <div ref={cards}>
          <Grid columns={{ xs: 1, lg: 2 }} spacing={4} align="start">
            {groups.map((group) => (
              <DragItem
                key={group.id}
                kind="group"
                id={`group ${group.id}`}
                accepts={['word']}
                label={group.title}
                onDrop={({ id: wordId }) => {
                  const word = groups.flatMap((each) => each.words).find((each) => String(each.id) === wordId)
                  if (word && !group.words.includes(word)) move(word, group)
                }}
              >
                {() => (
                  <GroupCard
                    group={group}
                    groups={groups}
                    onChange={(action) => onChange({ groups: changeDraft(draft, action) })}
                    onMove={move}
                  />
                )}
              </DragItem>
            ))}
          </Grid>
        </div>
      )}
      {notFound.length > 0 && (
        <Text variant="body2" color="textSecondary" breakWord>
          {t('group.notFound', { words: notFound.join(t('group.between')) })}
        </Text>
      )}
      <FormField
        label={t('group.noteLabel')}
        maxLength={120}
        value={title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      {error && <ErrorBox>{error.message}</ErrorBox>}
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3} wrap>
        <Button
          variant="secondary"
          startIcon={<NotebookPen />}
          disabled={words.length === 0}
          loading={pending}
          loadingLabel={t('group.saving')}
          onClick={() => void run()}
        >
          {t('group.save')}
        </Button>
        {words.length > 0 && (
          <Button
            variant="secondary"
            startIcon={<Dumbbell />}
            to={routes.practice({ words: words.slice(0, PRACTICE_WORDS).join(',') })}
          >
            {t('group.practise')}
          </Button>
        )}
        <Button variant="quiet" onClick={onDone}>
          {t('group.discard')}
        </Button>
      </Stack>
    </Stack>
  )
}
