/** What every measurement may be, as docs/performance.md explains, and the table of a run. */

export interface Cell {
  readonly name: string
  readonly unit: string
  readonly value: number
  /** The same on the least page or server, from the same run. */
  readonly floor?: number
  /** The budget: at most this, or at least this where more is better. */
  readonly limit: number
  readonly better: 'less' | 'more'
  /** The same on every machine; judged even by a single run. */
  readonly steady?: true
}

export const isKept = ({ value, limit, better }: Cell): boolean => (better === 'less' ? value <= limit : value >= limit)

const figure = (value: number | undefined): string => {
  if (value === undefined || Number.isNaN(value)) return '-'
  return value >= 100 ? String(Math.round(value)) : value.toFixed(value >= 10 ? 1 : 2)
}

/** The table as Markdown. */
export function tableOf(cells: readonly Cell[]): string {
  const rows = cells.map((cell) => [
    cell.name,
    `${figure(cell.value)} ${cell.unit}`,
    figure(cell.floor),
    cell.floor === undefined ? '-' : (cell.value / cell.floor).toFixed(2),
    `${cell.better === 'less' ? 'at most' : 'at least'} ${figure(cell.limit)}`,
    isKept(cell) ? 'kept' : 'MISSED',
  ])
  const all = [['measurement', 'value', 'floor', 'ratio', 'budget', 'verdict'], ...rows]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? []
  const line = (row: readonly string[]) =>
    `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(all[0] ?? []), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(line)].join(
    '\n',
  )
}
