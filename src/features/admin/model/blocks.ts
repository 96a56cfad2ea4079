/** What the editors of words and of lessons know of blocks without drawing them. */
import type { BlockFault } from '#contract/edited-blocks'

/** A change of a block over a version; `value` null is the source. */
export interface BlockChange {
  readonly version: number
  readonly value: unknown
}

/** Changes that are not saved, by their block. */
type Changes = Readonly<Record<string, BlockChange | undefined>>

/** The version of each block as the server has it. */
export type BlockStates = Readonly<Record<string, { readonly version: number }>>

/** Whether somebody has saved a block since it was changed here. */
export const isOvertaken = (block: string, states: BlockStates, changes: Changes): boolean => {
  const change = changes[block]
  return change !== undefined && change.version !== states[block]?.version
}

/** Without the changes of a block, or with another value over a version. */
export const withChange = <C extends object>(
  changes: C,
  block: keyof C & string,
  change: BlockChange | undefined,
): C => {
  const others = Object.entries(changes).filter(([name]) => name !== block)
  // The form of a block gives the value of that block.
  return Object.fromEntries(change === undefined ? others : [...others, [block, change]]) as C
}

/** What was changed while `saved` was on its way: over the versions that it made, since it continues what is saved. */
export const changesSince = <C extends object>(saved: C, now: C, states: BlockStates): C => {
  const before = new Map<string, unknown>(Object.entries(saved))
  const later = Object.entries(now as Changes)
    .filter(([block, change]) => change !== before.get(block))
    .map(([block, change]) => [
      block,
      change && before.has(block) ? { ...change, version: states[block]?.version ?? change.version } : change,
    ])
  // Only blocks of the changes are left.
  return Object.fromEntries(later) as C
}

const isFault = (value: unknown): value is BlockFault =>
  typeof value === 'object' && value !== null && 'block' in value && 'message' in value

/** The faults of a refused save. */
export const faultsOf = (details: Readonly<Record<string, unknown>>): BlockFault[] => {
  const { faults } = details
  return Array.isArray(faults) ? faults.filter(isFault) : []
}

/** What rows say, in one line. */
export const rowsText = (value: unknown): string =>
  (Array.isArray(value) ? (value as readonly unknown[]) : [value])
    .map((row) =>
      typeof row === 'object' && row !== null ? Object.values(row).filter(Boolean).join(' · ') : String(row),
    )
    .join('; ')
