import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { BlockFault } from '#contract/edited-blocks'
import { useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { faultsOf, type BlockStates } from './blocks.ts'
import { useBlockDraft, type DraftOptions } from './useBlockDraft.ts'

export type BlockEditor = Pick<ReturnType<typeof useBlockEditor>, 'faults'> & {
  readonly draft: Pick<ReturnType<typeof useBlockDraft>, 'failure' | 'retry' | 'hasChanges'>
}

/** Editing of a word or a lesson block by block: its draft, the faults of the last save, and saving by button or Ctrl+S. */
export function useBlockEditor<C extends object>(
  draftOptions: DraftOptions<C>,
  /** Answers with the blocks as they are now. */
  save: (changes: C) => Promise<BlockStates>,
  reread: () => Promise<unknown>,
) {
  const { t } = useTranslation('admin')
  const toast = useToast()
  const draft = useBlockDraft(draftOptions)
  const [faults, setFaults] = useState<readonly BlockFault[]>([])
  const root = useRef<HTMLDivElement>(null)
  const savedBlock = useRef<string>(undefined)
  const { hasChanges } = draft
  useEffect(() => {
    const block = savedBlock.current
    if (hasChanges || block === undefined) return
    savedBlock.current = undefined
    // The button that saves is disabled now: what was saved has the focus.
    const focused = document.activeElement
    if (focused === document.body || focused?.matches(':disabled'))
      root.current?.querySelector<HTMLElement>(`[data-block="${block}"]`)?.focus()
  }, [hasChanges])
  const { run, pending } = useAsyncAction(
    async () => {
      await draft.pause()
      const [saved] = Object.keys(draft.changes)
      const states = await save(draft.changes)
      savedBlock.current = saved
      draft.forget(draft.changes, states)
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
    /** Of the element around the blocks. */
    root,
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
