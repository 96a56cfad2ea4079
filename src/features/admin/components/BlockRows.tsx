import { Fragment, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { BlockFault } from '#contract/edited-blocks'
import { Button, FormField, IconButton, SelectField, Stack, StackItem, Text } from '#design-system'

export interface Column {
  readonly field: string
  readonly label: string
  readonly lang?: string
  /** A choice in place of a text. */
  readonly options?: readonly { value: string; label: string }[]
  /** Share of the line beside the other columns. */
  readonly share?: number
  /** Lines of its text: a sentence or two does not fit into one. */
  readonly rows?: number
  /** An empty text is kept as null. */
  readonly nullable?: boolean
  /** Begins a line of its own where there is room for several. */
  readonly startsLine?: boolean
}

/** Columns line by line, as far as there is room. */
function linesOf(columns: readonly Column[]): readonly (readonly Column[])[] {
  const starts = columns.flatMap(({ startsLine }, index) => (index === 0 || startsLine ? [index] : []))
  return starts.map((start, line) => columns.slice(start, starts[line + 1]))
}

type Row = Readonly<Record<string, string | null>>

interface BlockRowsProps {
  /** Name of the block, for screen readers. */
  name: string
  columns: readonly Column[]
  rows: readonly Row[]
  faults: readonly BlockFault[]
  /** A row that is added. */
  emptyRow: Row
  /** The most rows that there can be. */
  mostRows?: number | undefined
  /** What stands above a row: reports of it. */
  renderBefore?: ((row: number) => ReactNode) | undefined
  onChange: (rows: readonly Row[]) => void
}

/** A line holds as many fields as have room; a row of many fields has several lines. */
const basisOf = ({ share = 1 }: Column) => `${4 + 4 * share}rem`

const moved = (rows: readonly Row[], from: number, to: number): readonly Row[] => {
  const row = rows[from]
  return row === undefined || to < 0 || to >= rows.length ? rows : rows.toSpliced(from, 1).toSpliced(to, 0, row)
}

/** The rows of a block, each a line of fields, put in order by buttons or Alt with an arrow. */
export function BlockRows(props: BlockRowsProps) {
  const { name, columns, rows, faults, emptyRow, mostRows = Infinity, renderBefore, onChange } = props
  const { t } = useTranslation('admin')
  const list = useRef<HTMLDivElement>(null)
  const lines = linesOf(columns)
  /** Keeps the cursor in the field that has moved. */
  const move = (from: number, to: number, field: string | undefined) => {
    const next = moved(rows, from, to)
    if (next === rows) return
    onChange(next)
    requestAnimationFrame(() => {
      const selector = field === undefined ? 'button' : `[name="${field}"]`
      list.current?.querySelectorAll('[role=group]')[to]?.querySelector<HTMLElement>(selector)?.focus()
    })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, row: number) => {
    const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
    if (step === undefined) return
    event.preventDefault()
    const { target } = event
    move(row, row + step, target instanceof HTMLElement ? (target.getAttribute('name') ?? undefined) : undefined)
  }
  return (
    <Stack spacing={4}>
      {rows.length === 0 && <Text color="textSecondary">{t('words.noRows')}</Text>}
      <Stack ref={list} spacing={8}>
        {rows.map((row, index) => (
          <Fragment key={index}>
            {renderBefore?.(index)}
            <Stack
              role="group"
              aria-label={t('words.row', { block: name, row: index + 1 })}
              spacing={3}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              {lines.map((line, place) => (
                <Stack key={line[0]?.field} direction="row" wrap spacing={3} align="end">
                  {line.map((column) => (
                    <StackItem key={column.field} share={column.share ?? 1} basis={basisOf(column)}>
                      <Cell
                        column={column}
                        value={row[column.field] ?? ''}
                        error={faults.find((fault) => fault.row === index && fault.field === column.field)?.message}
                        onChange={(text) => {
                          const value = text === '' && column.nullable ? null : text
                          onChange(rows.with(index, { ...row, [column.field]: value }))
                        }}
                      />
                    </StackItem>
                  ))}
                  {place === lines.length - 1 && (
                    <RowButtons
                      row={index}
                      rows={rows.length}
                      onMove={(to) => move(index, to, undefined)}
                      onRemove={() => onChange(rows.toSpliced(index, 1))}
                    />
                  )}
                </Stack>
              ))}
            </Stack>
          </Fragment>
        ))}
      </Stack>
      {rows.length < mostRows && (
        <div>
          <Button variant="secondary" onClick={() => onChange([...rows, emptyRow])}>
            {t('words.addRow', { block: name })}
          </Button>
        </div>
      )}
    </Stack>
  )
}

interface RowButtonsProps {
  row: number
  /** How many there are. */
  rows: number
  onMove: (to: number) => void
  onRemove: () => void
}

function RowButtons({ row, rows, onMove, onRemove }: RowButtonsProps) {
  const { t } = useTranslation('admin')
  return (
    <Stack direction="row" spacing={0}>
      <IconButton label={t('words.up', { row: row + 1 })} disabled={row === 0} onClick={() => onMove(row - 1)}>
        <ArrowUp size={20} />
      </IconButton>
      <IconButton label={t('words.down', { row: row + 1 })} disabled={row === rows - 1} onClick={() => onMove(row + 1)}>
        <ArrowDown size={20} />
      </IconButton>
      <IconButton label={t('words.remove', { row: row + 1 })} onClick={onRemove}>
        <Trash2 size={20} />
      </IconButton>
    </Stack>
  )
}

interface CellProps {
  column: Column
  value: string
  error: string | undefined
  onChange: (text: string) => void
}

function Cell({ column: { field, label, lang, options, rows }, value, error, onChange }: CellProps) {
  const common = { label, name: field, value, error }
  return options ? (
    <SelectField {...common} options={options} onChange={(event) => onChange(event.target.value)} />
  ) : (
    <FormField
      {...common}
      lang={lang}
      rows={rows}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
