import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { BlockFault } from '#contract/edited-blocks'
import { useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { faultsOf } from './blocks.ts'
import { useBlockDraft, type DraftOptions } from './useBlockDraft.ts'

export type BlockEditor = Pick<ReturnType<typeof useBlockEditor>, 'faults'> & {
  readonly draft: Pick<ReturnType<typeof useBlockDraft>, 'failure' | 'retry' | 'hasChanges'>
}

/** Editing of a word or a lesson block by block: its draft, the faults of the last save, and saving by button or Ctrl+S. */
export function useBlockEditor<C extends object>(
  draftOptions: DraftOptions<C>,
  save: (changes: C) => Promise<void>,
  reread: () => Promise<unknown>,
) {
  const { t } = useTranslation('admin')
  const toast = useToast()
  const draft = useBlockDraft(draftOptions)
  const [faults, setFaults] = useState<readonly BlockFault[]>([])
  const { run, pending } = useAsyncAction(
    async () => {
      await draft.pause()
      await save(draft.changes)
      draft.forget()
      setFaults([])
      toast({ text: t('words.edit.saved') })
    },
    (error) => {
      draft.resume()
      setFaults(faultsOf(error.details))
      toast({ text: error.message, tone: 'error' })
      if (error.code === 'edit_conflict') void reread()
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
