import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Change } from '#contract/note-changes'
import { ErrorBox, Notice, Stack } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import type { NoteState } from '#rules/note-changes'
import { checkWords } from '../api/useNotes.ts'
import { addWords, pageFor, splitByPresence } from '../model/edits.ts'
import { firstTitles } from '../model/first-titles.ts'
import { useAddedToast } from '../model/useAddedToast.ts'
import { WordLine } from './WordLine.tsx'

interface AddKnownWordsProps {
  now: () => NoteState | undefined
  page: string | null
  act: (...changes: Change[]) => void
}

/**
 * A line for new words of an official note, which takes words of the dictionary alone. What is not taken stays in the line and is named
 * below.
 */
export function AddKnownWords({ now, page, act }: AddKnownWordsProps) {
  const { t } = useTranslation('admin')
  const tell = useAddedToast()
  const [text, setText] = useState('')
  const [unknown, setUnknown] = useState<readonly string[]>([])
  const { run, pending, error } = useAsyncAction(async (words: readonly string[]) => {
    const unique = [...new Set(words)]
    const checked = await checkWords(unique, true)
    const taken = [...new Set(checked.filter(({ state }) => state !== 'unknown').map(({ headword }) => headword))]
    const refused = checked.filter(({ state }) => state === 'unknown').map(({ word }) => word)
    // The note as it is now: words that came meanwhile stand before these.
    const note = now()
    const { missing, present } = note ? splitByPresence(note, taken) : { missing: [], present: [] }
    if (note && missing.length > 0) {
      const { page: to, made } = pageFor(note, page, firstTitles)
      const changes = addWords(
        note,
        to,
        missing.map((word) => ({ word })),
      )
      act(...made, ...changes)
    }
    if (missing.length + present.length > 0) tell({ added: missing.length, present })
    setUnknown(refused)
    setText(refused.join(', '))
  })
  return (
    <Stack spacing={3}>
      <WordLine
        help={t('notes.addHelp')}
        value={text}
        onChange={setText}
        onAdd={(words) => void run(words)}
        disabled={pending}
      />
      {error && <ErrorBox>{error.message}</ErrorBox>}
      <div role="status">
        {unknown.length > 0 && (
          <Notice tone="warning">{t('notes.unknown', { count: unknown.length, words: unknown.join(', ') })}</Notice>
        )}
      </div>
    </Stack>
  )
}
