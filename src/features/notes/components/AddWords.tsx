import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Change } from '#contract/note-changes'
import { Notice, Stack } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import type { NoteState } from '#rules/note-changes'
import { checkWords } from '../api/useNotes.ts'
import { addWords, inBoth, pageFor, splitByPresence } from '../model/edits.ts'
import { useAddedToast } from '../model/useAddedToast.ts'
import { WordLine } from './WordLine.tsx'

interface AddWordsProps {
  state: NoteState
  page: string | null
  act: (...changes: Change[]) => void
}

/** So many words are not read over one by one: what became of them is told. */
const MANY = 4

/** Own words that the answer names; of more it names the first. */
const MOST_NAMED = 5

const namesOf = (words: readonly string[], between: string): string =>
  words.slice(0, MOST_NAMED).join(between) + (words.length > MOST_NAMED ? '…' : '')

/** A line for new words of the learner's note; the queue of changes, not a call, takes them. A word that is there is not added again. */
export function AddWords({ state, page, act }: AddWordsProps) {
  const { t } = useTranslation('notes')
  const tell = useAddedToast()
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState<{ found: number; own: readonly string[] }>()
  // Only tells what became of many words: without a connection they are added all the same, and nothing is told.
  const { run: look } = useAsyncAction(async (words: readonly string[]) => {
    const checked = await checkWords([...new Set(words)])
    const own = checked.filter(({ state: found }) => found === 'unknown').map(({ word }) => word)
    setAnswer({ found: checked.length - own.length, own })
  })
  const add = (words: readonly string[]) => {
    const { missing, present } = splitByPresence(state, words)
    if (missing.length > 0) {
      const { page: to, made } = pageFor(state, page, {
        section: inBoth(t('outline.first')),
        page: inBoth(t('outline.firstPage')),
      })
      act(
        ...made,
        ...addWords(
          state,
          to,
          missing.map((word) => ({ word })),
        ),
      )
    }
    setText('')
    setAnswer(undefined)
    if (words.length > MANY) void look(words)
    if (words.length > 1 || present.length > 0) tell({ added: missing.length, present })
  }
  return (
    <Stack spacing={3}>
      <WordLine help={state.entries.size > 0 ? undefined : t('add.help')} value={text} onChange={setText} onAdd={add} />
      <div role="status">
        {answer && (
          <Notice tone={answer.own.length > 0 ? 'info' : 'reward'}>
            {[
              t('add.found', { count: answer.found }),
              ...(answer.own.length > 0
                ? [t('add.own', { count: answer.own.length, words: namesOf(answer.own, t('add.between')) })]
                : []),
            ].join(t('add.then2'))}
          </Notice>
        )}
      </div>
    </Stack>
  )
}
