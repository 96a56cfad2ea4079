/** Whatever is kept about a learner is in their export and goes with them, or it is said why not. */
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import * as schema from '../../server/db/schema/index.ts'
import { emptied, exported, loose, notExported } from '../../server/features/privacy/learner-tables.store.ts'
import { notRestored } from '../../server/features/privacy/restored-tables.ts'

const tables = Object.values<unknown>(schema).flatMap((value) => (is(value, PgTable) ? [getTableConfig(value)] : []))

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const references = tables.flatMap(({ name, foreignKeys }) =>
  foreignKeys.map((key) => {
    const { columns, foreignTable } = key.reference()
    return {
      table: name,
      column: `${name}.${columns.map((column) => snake(column.name)).join('+')}`,
      to: getTableConfig(foreignTable).name,
      onDelete: key.onDelete,
    }
  }),
)

type Reference = (typeof references)[number]

/** Tables that lead to a user over references of a kind, however far. */
function reach(follows: (reference: Reference) => boolean): Set<string> {
  const found = new Set(['users'])
  for (let size = 0; size < found.size;) {
    size = found.size
    for (const reference of references) if (found.has(reference.to) && follows(reference)) found.add(reference.table)
  }
  return found
}

const owned = reach(() => true)
const erased = reach(({ onDelete }) => onDelete === 'cascade')

const inExport = Object.values(exported).map(({ table }) => getTableConfig(table).name)

test.each([...owned])('%s is in the export, or it is said why not', (table) => {
  expect(inExport.includes(table) || table in notExported).toBe(true)
})

test.each(references.filter(({ to }) => erased.has(to)).map((reference) => [reference.column, reference] as const))(
  'a deletion takes %s along, or empties it for a reason',
  (column, { onDelete }) => {
    if (onDelete === 'set null') expect(emptied).toHaveProperty([column])
    else expect(onDelete).toBe('cascade')
  },
)

test('what looks like a learner is a reference, or known as none', () => {
  const linked = new Set(references.flatMap(({ column }) => column))
  const lookalikes = tables.flatMap(({ name, columns }) =>
    columns
      .filter((column) => column.getSQLType() === 'uuid')
      .map((column) => `${name}.${snake(column.name)}`)
      .filter((column) => /\.\w*(user|learner|owner|guest|invite|author|_by)\w*$/.test(column)),
  )
  expect(lookalikes).toContain('cards.user_id')
  expect(lookalikes.filter((column) => !linked.has(column) && !(column in loose))).toEqual([])
})

test('nothing is named that is no longer there', () => {
  const names = new Set(tables.map(({ name }) => name))
  const columns = new Set(tables.flatMap(({ name, columns: all }) => all.map((each) => `${name}.${snake(each.name)}`)))
  expect(Object.keys(notExported).filter((name) => !names.has(name))).toEqual([])
  expect(Object.keys(notRestored).filter((name) => !(name in exported))).toEqual([])
  expect([...Object.keys(emptied), ...Object.keys(loose)].filter((column) => !columns.has(column))).toEqual([])
})
