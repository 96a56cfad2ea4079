import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { BlockChanges, BlockFault, EditedWord } from '#contract/word-manager'
import { useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { faultsOf } from './word-blocks.ts'
import { useWordDraft } from './useWordDraft.ts'

export type WordEditor = ReturnType<typeof useWordEditor>

/** Editing of a word: its draft, the faults of the last save, and saving by button or Ctrl+S. */
export function useWordEditor(
  word: EditedWord,
  save: (changes: BlockChanges) => Promise<void>,
  reread: () => Promise<unknown>,
) {
  const { t } = useTranslation('admin')
  const toast = useToast()
  const draft = useWordDraft(word)
  const [faults, setFaults] = useState<readonly BlockFault[]>([])
  const { run, pending } = useAsyncAction(
    async () => {
      await save(draft.changes)
      draft.forget()
      setFaults([])
      toast({ text: t('words.edit.saved') })
    },
    (error) => {
      setFaults(faultsOf(error.details))
      toast({ text: error.message, tone: 'error' })
      if (error.code === 'word_edit_conflict') void reread()
    },
  )
  return {
    draft,
    faults,
    pending,
    save: () => void run(),
    discard: () => {
      draft.discard()
      setFaults([])
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      if (draft.hasChanges) void run()
    },
  }
}
