/** Brings one learner back out of a copy of the database, for the operator. */
import type { Db } from '../../db/client.ts'
import { rebuildCards } from '../answers/index.ts'
import {
  findTaken,
  insertMissing,
  keepFiles,
  lockAccount,
  reopenAccount,
  type CopiedRows,
} from './learner-copy.store.ts'

/**
 * Inserts what `copy` has of a learner and the database has not, in one transaction, and says in a sentence how much that was. What is there stays as it
 * is, so that a second time changes nothing. An erased account comes back as it was, but administers nothing. Throws an Error, and nothing has changed,
 * when its e-mail address, phone number, username or invite code belongs to another account by now.
 */
export const restoreLearner = (db: Db, copy: AsyncIterable<CopiedRows>, at: Date): Promise<string> =>
  db.transaction(async (tx) => {
    let id: string | undefined
    let isNew = false
    const counts = new Map<string, number>()
    for await (const block of copy) {
      if (id === undefined) {
        const account = accountOf(block)
        id = account.id
        isNew = (await lockAccount(tx, id)) === undefined
        const taken = isNew ? await findTaken(tx, account.row) : []
        if (taken.length > 0)
          throw new Error(`Another account has ${taken.join(' and ')} by now: nothing was restored.`)
      }
      const inserted = await insertMissing(tx, block)
      if (inserted > 0) counts.set(block.table, (counts.get(block.table) ?? 0) + inserted)
      await keepFiles(tx, block)
    }
    if (id === undefined) throw new Error('The copy has no learner.')
    const account = await lockAccount(tx, id)
    if (isNew) await reopenAccount(tx, id, at)
    else if (account && (counts.has('answers') || counts.has('imported_reviews'))) await rebuildCards(tx, account)
    return sentence(id, counts)
  })

function accountOf({ table, rows }: CopiedRows): { id: string; row: string } {
  const [row] = rows
  if (table !== 'users' || row === undefined || rows.length > 1) throw new Error('A copy begins with its account.')
  return { id: (JSON.parse(row) as { id: string }).id, row }
}

function sentence(id: string, counts: ReadonlyMap<string, number>): string {
  if (counts.size === 0) return `Nothing of ${id} was missing.`
  return `Restored of ${id}: ${[...counts].map(([table, rows]) => `${table} ${rows}`).join(', ')}.`
}
