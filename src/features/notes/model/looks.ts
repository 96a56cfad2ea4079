import type { NoteTag } from '#contract/notes'
import type { PatchName } from '#design-system'

const patches: Record<NoteTag, PatchName> = { picture: 'leaf', university: 'sky', daily: 'sun', abroad: 'plum' }

/** The ground behind the pictures of a note. */
export const patchOf = (tag: NoteTag | null): PatchName => (tag === null ? 'clay' : patches[tag])
