/** CSV for spreadsheets: RFC 4180, UTF-8 with a byte order mark. */

/** Excel reads UTF-8 only behind this mark. */
export const CSV_BYTE_ORDER_MARK = '\uFEFF'

/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/
/** The same behind apostrophes: it gets one more, so that reading takes back what writing added and nothing else. */
const INERT = /^'*[=+\-@\t\r]/

/** Whether a spreadsheet would run this cell. */
export const isFormula = (cell: string): boolean => FORMULA.test(cell)

/** The text of a cell that `formatCsvRow` wrote. */
export const restoreCsvCell = (cell: string): string =>
  cell.startsWith("'") && INERT.test(cell) ? cell.slice(1) : cell

/** One line with its end. A cell that a spreadsheet would run as a formula begins with an apostrophe instead. */
export function formatCsvRow(cells: readonly string[]): string {
  const written = cells.map((cell) => {
    const inert = INERT.test(cell) ? `'${cell}` : cell
    return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
  })
  return `${written.join(',')}\r\n`
}
