import type { BlockChanges } from '#contract/word-manager'
import { call } from '#lib/api'
import { useCall, useRevalidate } from '#lib/swr'

/** A word block by block. It is read again when a save was refused, not at every focus: fields must not change under the hand. */
export function useEditedWord(word: string) {
  const answer = useCall(
    'GET /api/admin/words/{word}',
    { params: { word } },
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  )
  const { mutate } = answer
  const revalidate = useRevalidate()
  return {
    ...answer,
    /** Saves all changes or none, and gives the blocks as they are now. @throws {ApiError} input_invalid with `faults`, edit_conflict */
    save: async (changes: BlockChanges) => {
      const saved = await call('PUT /api/admin/words/{word}', { params: { word }, body: { changes } })
      await mutate(saved, { revalidate: false })
      // The set names the words that show each picture.
      if (changes.picture) await revalidate('GET /api/admin/picture-set')
      return saved.blocks
    },
    /** Takes a report off the list; whoever reported a mended mistake is thanked. @throws {ApiError} */
    resolve: async (reportId: string, mended: boolean) => {
      await call('POST /api/admin/reports/{id}/resolve', { params: { id: reportId }, body: { mended } })
      await mutate()
    },
  }
}

/** Keeps what is not saved yet; without changes the draft is removed. @throws {ApiError} */
export const saveWordDraft = (id: number, changes: BlockChanges) =>
  call('PUT /api/admin/words/{word}/draft', { params: { word: id }, body: { changes } })
