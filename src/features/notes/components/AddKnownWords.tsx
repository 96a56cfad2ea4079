import { useState } from 'react'
import type { ClipboardEvent, FormEvent } from 'react'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Change } from '#contract/note-changes'
import { ErrorBox, FormField, IconButton, Notice, Stack, useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import type { NoteState } from '#rules/note-changes'
import { checkWords } from '../api/useNotes.ts'
import { addWords, pageFor } from '../model/edits.ts'
import { firstTitles } from '../model/first-titles.ts'
import { wordsIn } from '../model/word-list.ts'

interface AddKnownWordsProps {
  now: () => NoteState | undefined
  page: string | null
  act: (...changes: Change[]) => void
}

/**
 * A line for new words of an official note, typed or pasted, which takes words of the dictionary alone. What is not taken stays in the line
 * and is named below. Not a contract form: one line is any number of words.
 */
export function AddKnownWords({ now, page, act }: AddKnownWordsProps) {
  const { t } = useTranslation('admin')
  const { t: ofNotes } = useTranslation('notes')
  const toast = useToast()
  const [text, setText] = useState('')
  const [unknown, setUnknown] = useState<readonly string[]>([])
  const { run, pending, error } = useAsyncAction(async (words: readonly string[]) => {
    const unique = [...new Set(words)]
    const checked = await checkWords(unique, true)
    const taken = [...new Set(checked.filter(({ state }) => state !== 'unknown').map(({ headword }) => headword))]
    const refused = checked.filter(({ state }) => state === 'unknown').map(({ word }) => word)
    // The note as it is now: words that came meanwhile stand before these.
    const note = now()
    if (note && taken.length > 0) {
      const { page: to, made } = pageFor(note, page, firstTitles)
      const changes = addWords(
        note,
        to,
        taken.map((word) => ({ word })),
      )
      act(...made, ...changes)
      toast({ text: ofNotes('add.done', { count: taken.length }), tone: 'success' })
    }
    setUnknown(refused)
    setText(refused.join(', '))
  })
  const add = (words: readonly string[]) => {
    if (words.length > 0) void run(words)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add(wordsIn(text))
  }
  const paste = (event: ClipboardEvent) => {
    const words = wordsIn(event.clipboardData.getData('text'))
    // A single word is put into the field like any other text.
    if (words.length < 2) return
    event.preventDefault()
    add(words)
  }
  return (
    <Stack spacing={3}>
      <form onSubmit={submit}>
        <FormField
          label={ofNotes('add.label')}
          help={t('notes.addHelp')}
          lang="en"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onPaste={paste}
          endAdornment={
            <IconButton type="submit" label={ofNotes('add.button')} disabled={pending}>
              <Plus />
            </IconButton>
          }
        />
      </form>
      {error && <ErrorBox>{error.message}</ErrorBox>}
      <div role="status">
        {unknown.length > 0 && (
          <Notice tone="warning">{t('notes.unknown', { count: unknown.length, words: unknown.join(', ') })}</Notice>
        )}
      </div>
    </Stack>
  )
}
