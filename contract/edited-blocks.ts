/** What words and lessons have in common when administrators edit them: blocks with versions, changes over them, drafts and faults. */
import * as z from 'zod/mini'
import { message } from './messages.ts'
import { Instant } from './patterns.ts'

/** A change of one block over a version; `value` null brings the source back. */
export const blockChange = <T extends z.ZodMiniType>(value: T) =>
  z.optional(z.strictObject({ version: z.int(message('field_invalid')).check(z.minimum(0)), value: z.nullable(value) }))

/** Present while an edit stands. `source_changed`: the source says something else now than when the edit was written. */
export const BlockEdit = z.nullable(z.object({ author: z.string(), at: Instant, source_changed: z.boolean() }))

/** Other administrators with a draft of the same thing from the last day. */
export const Editors = z.array(z.object({ username: z.string(), at: Instant }))
export type Editors = z.infer<typeof Editors>

/** A formal fault at its field, in the asked language; the extra key `faults` of input_invalid. */
export interface BlockFault<Block extends string = string> {
  readonly block: Block
  /** Row of a list, from 0; null for the block as a whole. */
  readonly row: number | null
  readonly field: string | null
  readonly message: string
}

/** What another editor saved in between; the extra key `conflicts` of edit_conflict. */
export interface BlockConflict<Block extends string = string> {
  readonly block: Block
  readonly version: number
  readonly author: string
  readonly at: string
}
