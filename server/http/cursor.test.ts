import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCursor, cursorFields } from './cursor.ts'

const cursor = createCursor<{ at: Date; wordId: number; isVip: boolean; id: string }>({
  at: cursorFields.instant,
  wordId: cursorFields.integer,
  isVip: cursorFields.flag,
  id: cursorFields.uuid,
})

test('a position comes back as it was', () => {
  const position = fc.record({
    at: fc.date({ min: new Date(0), max: new Date('9999-12-31T23:59:59.999Z'), noInvalidDate: true }),
    wordId: fc.integer(),
    isVip: fc.boolean(),
    id: fc.uuid(),
  })
  fc.assert(
    fc.property(position, (each) => {
      expect(cursor.parse(cursor.format(each))).toEqual(each)
    }),
  )
})

test('without a cursor a list begins at its start', () => {
  expect(cursor.parse(undefined)).toBeUndefined()
})

test('whatever we did not write is refused, whatever it looks like', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(() => cursor.parse(text)).toThrow('field_invalid')
    }),
  )
  const time = createCursor<{ at: Date }>({ at: cursorFields.instant })
  for (const text of ['', ' 1', '1 ', '+1', '-0', '-1', '007', '1e3', '0x10', '1.', '1.0', '253402300800000', '٣'])
    expect(() => time.parse(text), text).toThrow('field_invalid')
})
