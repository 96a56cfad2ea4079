import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Dialog, ErrorBox, Skeletons, Stack, Text } from '#design-system'
import { inLanguage, useLanguage } from '#lib/language'
import { useNotePages, useOwnNotes } from '../api/useShareables.ts'
import type { OnShare } from '../model/shared.ts'

/** A note is chosen, then a page of it. */
export function ChooseNotePage({ onShare, onClose }: { onShare: OnShare; onClose: () => void }) {
  const { t } = useTranslation('sharing')
  const language = useLanguage()
  const [chosen, setChosen] = useState<string>()
  const { data, error } = useOwnNotes()
  return (
    <Dialog
      open
      title={t(chosen === undefined ? 'page.chooseNote' : 'page.choosePage')}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        chosen !== undefined && (
          <Button variant="quiet" onClick={() => setChosen(undefined)}>
            {t('page.back')}
          </Button>
        )
      }
    >
      {chosen !== undefined ? (
        <Pages note={chosen} onShare={onShare} />
      ) : error && !data ? (
        <ErrorBox>{error.message}</ErrorBox>
      ) : data ? (
        <Stack spacing={2}>
          <Text color="textSecondary">{t('page.copy')}</Text>
          {data.notes.length === 0 && <Text>{t('page.none')}</Text>}
          {data.notes.map(({ id, title }) => (
            <Button key={id} variant="secondary" fullWidth onClick={() => setChosen(id)}>
              {inLanguage(title, language)}
            </Button>
          ))}
        </Stack>
      ) : (
        <Skeletons shape="text" count={3} label={t('loading')} />
      )}
    </Dialog>
  )
}

function Pages({ note, onShare }: { note: string; onShare: OnShare }) {
  const { t } = useTranslation('sharing')
  const language = useLanguage()
  const { data, error } = useNotePages(note)
  if (error && !data) return <ErrorBox>{error.message}</ErrorBox>
  if (!data) return <Skeletons shape="text" count={3} label={t('loading')} />
  const pages = data.pages.filter(({ words }) => words > 0)
  if (pages.length === 0) return <Text>{t('page.noneOfNote')}</Text>
  return (
    <Stack spacing={2}>
      {pages.map(({ id, title, words }) => {
        const called = inLanguage(title, language)
        return (
          <Button
            key={id}
            variant="secondary"
            fullWidth
            onClick={() => onShare(t('page.text', { title: called, count: words }), { kind: 'page', note, page: id })}
          >
            {t('page.item', { title: called, count: words })}
          </Button>
        )
      })}
    </Stack>
  )
}
