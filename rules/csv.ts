/** CSV that spreadsheets open: what they would run as a formula is marked. `parse-csv.ts` of the notes parses it. */

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
