import type { NoteTag } from '#contract/notes'
import type { PictureTint } from '#design-system'

const tints: Record<NoteTag, PictureTint> = { picture: 'leaf', university: 'sky', daily: 'sun', abroad: 'plum' }

/** The ground behind the pictures of a note. */
export const pictureTint = (tag: NoteTag | null): PictureTint => (tag === null ? 'clay' : tints[tag])
