/** Comma-separated values as in RFC 4180: quoted fields may hold commas, line breaks and doubled quotes. */
import { createReadStream } from 'node:fs'

const CHUNK_BYTES = 1 << 20

/** Streams a UTF-8 file, the rows of about one megabyte at a time. */
export async function* readCsv(path: string): AsyncGenerator<string[][]> {
  let rest = ''
  for await (const chunk of createReadStream(path, { encoding: 'utf8', highWaterMark: CHUNK_BYTES })) {
    const text = rest + String(chunk)
    const { rows, end } = parseCompleteRows(text)
    rest = text.slice(end)
    yield rows
  }
  if (rest) yield parseCompleteRows(`${rest}\n`).rows
}

/** The rows that end inside `text`; `end` is where the first unfinished row begins. */
export function parseCompleteRows(text: string): { rows: string[][]; end: number } {
  const rows: string[][] = []
  let row: string[] = []
  let end = 0
  let at = 0
  while (at < text.length) {
    const close = text[at] === '"' ? closingQuote(text, at) : fieldEnd(text, at)
    // A quote at the very end may be the first half of a doubled one.
    if (close < 0 || close >= text.length) break
    if (text[at] === '"') {
      row.push(text.slice(at + 1, close - 1).replaceAll('""', '"'))
    } else {
      row.push(text.slice(at, text[close - 1] === '\r' && text[close] === '\n' ? close - 1 : close))
    }
    at = text[close] === '\r' ? close + 2 : close + 1
    if (text[close] !== ',') {
      rows.push(row)
      row = []
      end = at
    }
  }
  return { rows, end }
}

/** Index after the quote that closes the field opened at `open`, or -1. */
function closingQuote(text: string, open: number): number {
  let at = open + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote < 0) return -1
    if (text[quote + 1] !== '"') return quote + 1
    at = quote + 2
  }
}

/** Index of the comma or line break that ends the plain field beginning at `start`, or -1. */
function fieldEnd(text: string, start: number): number {
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 44 || code === 10) return at
  }
  return -1
}
