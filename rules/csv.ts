/** Tables as text: RFC 4180 with what spreadsheets make of it. */

/** Rows of fields. Fields may be quoted and then hold separators, line breaks and doubled quotes; empty lines are left out. */
export function parseCsv(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '')
  const separator = separatorOf(source)
  const rows: string[][] = []
  let row: string[] = []
  let field = ''
  let quoted = false
  const endField = () => {
    row.push(field)
    field = ''
  }
  const endRow = () => {
    endField()
    if (row.some((each) => each.trim() !== '')) rows.push(row)
    row = []
  }
  for (let index = 0; index < source.length; index += 1) {
    const sign = source[index] ?? ''
    if (quoted) {
      if (sign !== '"') field += sign
      else if (source[index + 1] === '"') {
        field += '"'
        index += 1
      } else quoted = false
    } else if (sign === '"' && field.trim() === '') {
      field = ''
      quoted = true
    } else if (sign === separator) endField()
    else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && source[index + 1] === '\n') index += 1
      endRow()
    } else field += sign
  }
  endRow()
  return rows
}

const SEPARATORS = [',', '\t', ';', '，']

/** Comma, semicolon or tab: the one that the first row with any of them has most of, outside quotes. */
function separatorOf(text: string): string {
  const counts = new Map(SEPARATORS.map((sign) => [sign, 0]))
  const most = () => [...counts].toSorted(([, a], [, b]) => b - a)[0]
  let quoted = false
  let atStart = true
  for (const sign of text) {
    // A doubled quote closes and opens at once.
    if (quoted) quoted = sign !== '"'
    else if (sign === '"' && atStart) quoted = true
    else if (counts.has(sign)) {
      counts.set(sign, (counts.get(sign) ?? 0) + 1)
      atStart = true
    } else if (sign === '\n' || sign === '\r') {
      if ((most()?.[1] ?? 0) > 0) break
      atStart = true
    } else if (sign !== '"' && sign.trim() !== '') atStart = false
  }
  const [sign = ',', count = 0] = most() ?? []
  return count > 0 ? sign : ','
}

/** What a spreadsheet would take for a formula, or for our own mark of one. */
const FORMULA = /^\s*[=+\-@\t\r']/

/** Full-width signs count as the plain ones that NFKC makes of them. The text itself counts too, since NFKC joins '=' with a mark behind it. */
const isFormula = (text: string) => FORMULA.test(text) || FORMULA.test(text.normalize('NFKC'))

/**
 * Rows as CSV with a byte order mark, so that spreadsheets read Chinese. A field that a spreadsheet would run as a formula gets an
 * apostrophe before it; `unguarded` takes it away again.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const field = (text: string) => {
    const safe = isFormula(text) ? `'${text}` : text
    return /[",;\t\r\n，]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  }
  return `\uFEFF${rows.map((row) => row.map(field).join(',')).join('\r\n')}\r\n`
}

/** A field as it was before `toCsv` made it safe. */
export const unguarded = (field: string): string =>
  field.startsWith("'") && isFormula(field.slice(1)) ? field.slice(1) : field

/** The text of a file: UTF-8, or UTF-16 by its mark, else GB18030, which Chinese spreadsheets write. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}
