/** A file of words before the server reads it. */
import type { QuickUpdateFile, RowConflict } from '#contract/quick-update'

/** JSON begins with a bracket or a brace, or says so in its name; all else is a table. */
export function describeFile(data: string, name = ''): QuickUpdateFile {
  const isJson = name.toLowerCase().endsWith('.json') || /^\uFEFF?\s*[[{]/.test(data)
  return { format: isJson ? 'json' : 'csv', data }
}

const isConflict = (value: unknown): value is RowConflict =>
  typeof value === 'object' && value !== null && 'row' in value && 'word' in value

/** The rows that a refusal names; none where it names none. */
export const conflictsOf = (details: Readonly<Record<string, unknown>>): readonly RowConflict[] => {
  const { conflicts } = details
  return Array.isArray(conflicts) ? conflicts.filter(isConflict) : []
}
