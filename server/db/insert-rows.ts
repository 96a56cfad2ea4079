/** Writes many rows in one statement of one parameter: thousands of parameters take PGlite longer than the rows themselves. */
import { getTableName, sql, type SQL, type Table } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { Reader } from './client.ts'

type Row = Readonly<Record<string, unknown>>

/**
 * Inserts rows that name their columns as the schema does; a column that a row does not have gets its default. The table itself says the types.
 *
 * @param onConflict what follows the rows, such as `on conflict do nothing`
 */
export async function insertRows(db: Reader, table: Table, rows: readonly Row[], onConflict?: SQL): Promise<void> {
  const name = sql.identifier(getTableName(table))
  for (const own of Map.groupBy(rows, (row) => Object.keys(row).toSorted().join()).values()) {
    const columns = Object.keys(own[0] ?? {}).map(toSnakeCase)
    const list = sql.join(
      columns.map((column) => sql.identifier(column)),
      sql`, `,
    )
    const values = JSON.stringify(
      own.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [toSnakeCase(key), value]))),
    )
    await db.execute(
      sql`insert into ${name} (${list}) select ${list} from jsonb_populate_recordset(null::${name}, ${values}::jsonb) ${onConflict ?? sql``}`,
    )
  }
}
