/** Cursors: where a page of a list ends, as a text that the caller sends back. Every paged list reads and writes its cursor here. */
import { fieldError } from './errors.ts'

/** One value of a cursor. `parse` answers undefined for what `format` never writes. */
interface CursorField<T> {
  parse(text: string): T | undefined
  format(value: T): string
}

/** The largest integer of PostgreSQL's type integer. */
const MAX_INTEGER = 2_147_483_647
/** The end of the year 9999 in milliseconds: within the bounds of Date and of timestamptz. */
const MAX_TIME = 253_402_300_799_999
/** Deeper pages of a list by offset are never asked for. */
const MAX_OFFSET = 999_999

/** Digits alone: Number would also take '1e9', '0x10', ' 1' and ''. */
const parseInteger = (text: string, minimum: number, maximum: number): number | undefined => {
  const value = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  return value >= minimum && value <= maximum ? value : undefined
}

/** The values that cursors are made of, each within what the database can compare. */
export const cursorFields = {
  /** A moment, in milliseconds since 1970. */
  instant: {
    parse: (text) => {
      const time = parseInteger(text, 0, MAX_TIME)
      return time === undefined ? undefined : new Date(time)
    },
    format: (value) => String(value.getTime()),
  } satisfies CursorField<Date>,
  integer: {
    parse: (text) => parseInteger(text, -MAX_INTEGER - 1, MAX_INTEGER),
    format: String,
  } satisfies CursorField<number>,
  offset: { parse: (text) => parseInteger(text, 0, MAX_OFFSET), format: String } satisfies CursorField<number>,
  flag: {
    parse: (text) => (text === '1' ? true : text === '0' ? false : undefined),
    format: (value) => (value ? '1' : '0'),
  } satisfies CursorField<boolean>,
  uuid: {
    parse: (text) => (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? text : undefined),
    format: (value) => value,
  } satisfies CursorField<string>,
}

export interface Cursor<Position> {
  /** The position after which the page begins; undefined without a cursor. Throws field_invalid for any text that `format` never writes. */
  parse(cursor: string | undefined): Position | undefined
  format(position: Position): string
}

/** A cursor of these fields, in their order, joined by points. */
export function createCursor<Position extends object>(fields: {
  readonly [Key in keyof Position]: CursorField<Position[Key]>
}): Cursor<Position> {
  const keys = Object.keys(fields) as (keyof Position)[]
  const format = (position: Position) => keys.map((key) => fields[key].format(position[key])).join('.')
  return {
    format,
    parse(cursor) {
      if (cursor === undefined) return undefined
      const parts = cursor.split('.')
      const values = keys.map((key, index) => fields[key].parse(parts[index] ?? ''))
      const position = Object.fromEntries(keys.map((key, index) => [key, values[index]])) as Position
      // What reads the same in another form, such as '007' or '-0', is not a text of ours either.
      if (values.includes(undefined) || format(position) !== cursor) throw fieldError('cursor', 'field_invalid')
      return position
    },
  }
}
