import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { selectRange } from './byte-range.ts'

const content = { size: 100, etag: '"one"' }
const select = (range: string | undefined, ifRange?: string) => selectRange(content, { range, ifRange })

test.each([
  ['bytes=0-', 0, 99],
  ['bytes=0-1', 0, 1],
  ['bytes=98-98', 98, 98],
  ['bytes=40-999999', 40, 99],
  ['bytes=-10', 90, 99],
  ['bytes=-500', 0, 99],
])('%s is the part from %d to %d', (range, first, last) => {
  expect(select(range)).toEqual({
    status: 206,
    part: { first, last },
    headers: {
      'Accept-Ranges': 'bytes',
      ETag: '"one"',
      'Content-Range': `bytes ${first}-${last}/100`,
      'Content-Length': String(last - first + 1),
    },
  })
})

test.each([
  undefined,
  'bytes=9-1',
  'bytes=0-1,5-6',
  'lines=1-2',
  'bytes=-',
  'bytes=a-b',
  'bytes=1-2x',
  `bytes=${'9'.repeat(20)}-`,
])('%s is answered by the whole', (range) => {
  expect(select(range)).toMatchObject({
    status: 200,
    part: { first: 0, last: 99 },
    headers: { 'Content-Length': '100' },
  })
})

test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('%s is none of it', (range) => {
  expect(select(range)).toMatchObject({ status: 416, part: null, headers: { 'Content-Range': 'bytes */100' } })
})

test.each([
  ['"one"', 206],
  ['"two"', 200],
  ['W/"one"', 200],
  ['Wed, 21 Oct 2015 07:28:00 GMT', 200],
])('with If-Range %s the answer is %d', (ifRange, status) => {
  expect(select('bytes=0-1', ifRange).status).toBe(status)
})

test('whatever is asked, a part is within the content', () => {
  fc.assert(
    fc.property(
      fc.nat(50),
      fc.option(fc.nat(200), { nil: '' }),
      fc.option(fc.nat(200), { nil: '' }),
      (size, from, to) => {
        const { part } = selectRange(
          { size: size + 1, etag: '"x"' },
          { range: `bytes=${from}-${to}`, ifRange: undefined },
        )
        if (!part) return
        expect(part.first).toBeGreaterThanOrEqual(0)
        expect(part.first).toBeLessThanOrEqual(part.last)
        expect(part.last).toBeLessThanOrEqual(size)
      },
    ),
  )
})
