import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Change } from '#contract/note-changes'
import { useToast } from '#design-system'
import type { NoteState } from '#rules/note-changes'
import { addWords, inBoth, pageFor } from '../model/edits.ts'
import { WordLine } from './WordLine.tsx'

interface AddWordsProps {
  state: NoteState
  page: string | null
  act: (...changes: Change[]) => void
}

/** A line for new words of the learner's note; the queue of changes, not a call, takes them. */
export function AddWords({ state, page, act }: AddWordsProps) {
  const { t } = useTranslation('notes')
  const toast = useToast()
  const [text, setText] = useState('')
  const add = (words: readonly string[]) => {
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
  return <WordLine help={t('add.help')} value={text} onChange={setText} onAdd={add} />
}
