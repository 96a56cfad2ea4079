/** What an entry of the log changed, line by line. */
import { rowsText } from './blocks.ts'

export interface LoggedChange {
  /** The field that changed; null where the thing is one value. */
  readonly field: string | null
  /** Null where there was nothing. */
  readonly before: string | null
  readonly after: string | null
}

/** Letters after which a value is cut off; the export has all of it. */
const LONGEST = 300

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function format(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  const text = typeof value === 'object' ? rowsText(value) : typeof value === 'string' ? value : JSON.stringify(value)
  if (text === '') return null
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

/** The changes between two JSON texts: field by field where either is an object, without the fields that are the same on both sides. */
export function listChanges(before: string | null, after: string | null): LoggedChange[] {
  const [from, to]: unknown[] = [before, after].map((text) => (text === null ? null : JSON.parse(text)))
  const plain = (value: unknown) => value === null || isObject(value)
  if (!plain(from) || !plain(to) || (from === null && to === null)) {
    return from === null && to === null ? [] : [{ field: null, before: format(from), after: format(to) }]
  }
  const [old, next] = [from, to].map((value) => (isObject(value) ? value : {}))
  const fields = new Set([...Object.keys(old ?? {}), ...Object.keys(next ?? {})])
  return [...fields]
    .map((field) => ({ field, before: format(old?.[field]), after: format(next?.[field]) }))
    .filter((change) => change.before !== change.after)
}
