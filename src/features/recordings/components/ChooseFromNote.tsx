import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorBox, SelectField, Skeletons, Stack, Text, TextLink } from '#design-system'
import { routes } from '#contract/routes'
import { inLanguage, useLanguage } from '#lib/language'
import { useNoteWords, useOwnNotes } from '../api/useNoteWords.ts'

interface ChooseFromNoteProps {
  word: string | null
  onChoose: (word: string) => void
}

/** Chooses a word of an own note: first the note, then the word. */
export function ChooseFromNote({ word, onChoose }: ChooseFromNoteProps) {
  const { t } = useTranslation('recordings')
  const language = useLanguage()
  const { data, error } = useOwnNotes()
  const [chosen, setChosen] = useState<string>()
  if (error && !data) return <ErrorBox>{error.message}</ErrorBox>
  if (!data) return <Skeletons shape="text" count={2} label={t('loading')} />
  const note = data.notes.find(({ id }) => id === chosen) ?? data.notes[0]
  if (!note) {
    return (
      <Text color="textSecondary">
        {t('choose.noNotes')} <TextLink to={routes.wordNotes()}>{t('choose.toNotes')}</TextLink>
      </Text>
    )
  }
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={4} measure="form">
      <SelectField
        label={t('choose.noteField')}
        value={note.id}
        options={data.notes.map(({ id, title }) => ({ value: id, label: inLanguage(title, language) }))}
        onChange={({ target }) => setChosen(target.value)}
      />
      <ChooseWord key={note.id} note={note.id} word={word} onChoose={onChoose} />
    </Stack>
  )
}

function ChooseWord({ note, word, onChoose }: ChooseFromNoteProps & { note: string }) {
  const { t } = useTranslation('recordings')
  const { data, error } = useNoteWords(note)
  if (error && !data) return <ErrorBox>{error.message}</ErrorBox>
  if (!data) return <Skeletons shape="text" count={1} label={t('loading')} />
  // The dictionary's words alone have a model.
  const words = data.entries.flatMap(({ known, word: text }) => (known ? text : []))
  const options = [...new Set(words)].map((value) => ({ value, label: value }))
  return (
    <SelectField
      label={t('choose.wordOfNote')}
      value={word !== null && words.includes(word) ? word : ''}
      options={[{ value: '', label: t(words.length > 0 ? 'choose.pick' : 'choose.emptyNote') }, ...options]}
      onChange={({ target }) => {
        if (target.value !== '') onChoose(target.value)
      }}
    />
  )
}
