import { useState } from 'react'
import type { ClipboardEvent, FormEvent } from 'react'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Change } from '#contract/note-changes'
import { FormField, IconButton, useToast } from '#design-system'
import type { NoteState } from '#rules/note-changes'
import { addWords, inBoth, pageFor } from '../model/edits.ts'
import { wordsIn } from '../model/word-list.ts'

interface AddWordsProps {
  state: NoteState
  page: string | null
  act: (...changes: Change[]) => void
}

/**
 * A line for new words, typed or pasted. Not a contract form: one line is any number of words, `wordsIn` reads them whether they come by
 * Enter or by pasting, and the queue of changes, not a call, takes them.
 */
export function AddWords({ state, page, act }: AddWordsProps) {
  const { t } = useTranslation('notes')
  const toast = useToast()
  const [text, setText] = useState('')
  const add = (words: readonly string[]) => {
    if (words.length === 0) return
    const { page: to, made } = pageFor(state, page, {
      section: inBoth(t('outline.first')),
      page: inBoth(t('outline.firstPage')),
    })
    const changes = addWords(
      state,
      to,
      words.map((word) => ({ word })),
    )
    act(...made, ...changes)
    setText('')
    if (words.length > 1) toast({ text: t('add.done', { count: words.length }), tone: 'success' })
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
    <form onSubmit={submit}>
      <FormField
        label={t('add.label')}
        help={t('add.help')}
        lang="en"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPaste={paste}
        endAdornment={
          <IconButton type="submit" label={t('add.button')}>
            <Plus />
          </IconButton>
        }
      />
    </form>
  )
}
