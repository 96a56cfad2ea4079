import type { Change } from '#contract/note-changes'
import { ignoreApiError } from '#lib/api'
import { newId } from '#lib/new-id'
import type { NoteState } from '#rules/note-changes'
import { importChanges } from '../model/importing.ts'
import type { Choices, Preview } from '../model/importing.ts'
import { chunkChanges } from '../model/chunk-changes.ts'
import { useNoteActions } from './useNotes.ts'

interface Target {
  readonly state: NoteState
  readonly page: string | null
  readonly act: (...changes: Change[]) => void
}

const blank = (): NoteState => ({
  title: { zh: '', en: '' },
  tag: null,
  cover: null,
  sections: new Map(),
  pages: new Map(),
  entries: new Map(),
})

/** Puts imported words into an open note, or into a new one whose id it answers. @throws {ApiError} */
export function useImport() {
  const { create, change, remove } = useNoteActions()
  return async (
    target: Target | null,
    preview: Preview,
    choices: Choices,
    { titles, title }: { titles: { section: string; page: string }; title: string },
  ): Promise<string> => {
    if (target) {
      target.act(...importChanges(target.state, preview, choices, { page: target.page, titles }))
      return ''
    }
    const id = newId()
    const { version } = await create({ id, title: title.slice(0, 120) })
    try {
      let known = version
      for (const changes of chunkChanges(importChanges(blank(), preview, choices, { page: null, titles })))
        known = (await change(id, { batch: newId(), since: known, base: known, changes })).version
    } catch (error) {
      // An import is whole or not at all. The part that was sent goes into the bin, from where it can be restored.
      await remove(id).catch(ignoreApiError)
      throw error
    }
    return id
  }
}
