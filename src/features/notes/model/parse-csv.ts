/** Reads tables as text: RFC 4180, with the separators and line breaks of spreadsheets. */

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

/** The parser splits rows at one kind of line break. A text with several kinds, as of two files pasted together, gets one. */
function withOneLineBreak(text: string): string {
  const breaks = new Set(text.replaceAll(/"[^"]*"/g, '').match(/\r\n|\r|\n/g))
  return breaks.size > 1 ? text.replaceAll(/\r\n?/g, '\n') : text
}

/**
 * Rows of fields. Fields may be quoted and then hold separators, line breaks and doubled quotes; empty lines are left out. The parser is
 * loaded when the first table is read: few pages read one.
 */
export async function parseCsv(text: string): Promise<string[][]> {
  const { default: papaparse } = await import('papaparse')
  const source = withOneLineBreak(text.replace(/^\uFEFF/, ''))
  return papaparse.parse<string[]>(source, { delimiter: separatorOf(source), skipEmptyLines: 'greedy' }).data
}
