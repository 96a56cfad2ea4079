import { useRef, useState } from 'react'
import { Check, X } from 'lucide-react'
import { moveFocusByArrow } from '../../interaction/arrow-focus.ts'
import { useDigitKeys } from '../../interaction/useDigitKeys.ts'
import type { KeyScope } from '../../interaction/useKeys.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Root } from './Tiles.styles.ts'
import { useTileKeys } from './useTileKeys.ts'

export interface Tile {
  /** Unique among the tiles. */
  id: string
  /** One letter of a word, or one word of a sentence. */
  text: string
}

export interface TilesProps {
  /** What to do: 'Spell the word'. */
  label: string
  /** `letters` spell a word, `words` make a sentence. */
  kind: 'letters' | 'words'
  /** In the mixed order in which they lie; more than are needed makes it harder. */
  tiles: readonly Tile[]
  /** Ids of the tiles on the line, in order. */
  placed: readonly string[]
  /** Called with the new line for every tile that is placed or taken back; never while `result` stands. */
  onChange: (placed: string[]) => void
  /**
   * For letters, the shape of the word: `_` for each tile, a space between words, anything else as it is shown. Without
   * it every tile finds a place.
   */
  pattern?: string
  /** Names of the two rows for screen readers: 'Your answer', 'Letters'. */
  rowLabels: { line: string; tray: string }
  /** How the line was; without it the question is open. */
  result?: 'right' | 'notYet' | null
  /** Words of the two marks: 'Right', 'Not yet'. */
  markLabels: { right: string; notYet: string }
  /** Where letters (or digits for words) and Backspace are heard: `page` for the one game of a screen. */
  keys?: KeyScope
}

/** Letters beyond this share the width of a phone. */
const roomy = 6

/** Tiles to put in order: press one to place it, press it again to take it back. The caller decides what is right. */
export function Tiles({
  label,
  kind,
  tiles,
  placed,
  onChange,
  pattern,
  rowLabels,
  result,
  markLabels,
  keys = 'inside',
}: TilesProps) {
  const root = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState<string>()
  const byId = new Map(tiles.map((tile) => [tile.id, tile]))
  const shape = [...(pattern ?? (kind === 'letters' ? '_'.repeat(tiles.length) : ''))]
  const room = kind === 'words' ? tiles.length : shape.filter((sign) => sign === '_').length

  const place = (tile: Tile | undefined) => {
    if (tile && !result && placed.length < room) onChange([...placed, tile.id])
  }
  const takeBack = (id: string | undefined) => {
    if (id === undefined || result) return
    // The button on the line goes; the focus follows its tile back to the tray.
    const inLine = document.activeElement?.closest('.line')
    if (inLine && root.current?.contains(inLine)) {
      root.current.querySelector<HTMLElement>(`.tray [data-tile="${CSS.escape(id)}"]`)?.focus()
    }
    onChange(placed.filter((other) => other !== id))
  }
  const press = (tile: Tile | undefined) => (tile && placed.includes(tile.id) ? takeBack(tile.id) : place(tile))

  useTileKeys(root, keys, {
    onLetter: (letter) => {
      if (kind === 'words') return
      place(tiles.find(({ id, text }) => text.toLowerCase() === letter && !placed.includes(id)))
    },
    onBackspace: () => takeBack(placed.at(-1)),
  })
  useDigitKeys(root, kind === 'words' ? keys : 'off', (digit) => press(tiles[digit - 1]))

  const current = tiles.some(({ id }) => id === stop) ? stop : tiles[0]?.id
  const button = (tile: Tile, row: 'line' | 'tray', index: number) => (
    <button
      key={tile.id}
      type="button"
      lang="en"
      data-stop
      data-tile={tile.id}
      tabIndex={row === 'tray' && tile.id === current ? 0 : -1}
      aria-pressed={row === 'tray' ? placed.includes(tile.id) : undefined}
      aria-disabled={result ? true : undefined}
      aria-keyshortcuts={
        row === 'tray' && kind === 'words' && keys !== 'off' && index < 9 ? String(index + 1) : undefined
      }
      onFocus={() => setStop(tile.id)}
      onClick={() => press(tile)}
    >
      <span>{tile.text}</span>
    </button>
  )
  const onLine = placed.flatMap((id) => byId.get(id) ?? [])
  const signsBefore = (at: number) => shape.slice(0, at).filter((sign) => sign === '_').length
  return (
    <Root
      ref={root}
      role="group"
      aria-label={label}
      data-kind={kind}
      data-result={result ?? undefined}
      data-tight={shape.length > roomy || undefined}
      onKeyDown={moveFocusByArrow}
    >
      <div className="line" role="group" aria-label={rowLabels.line}>
        {kind === 'words' && onLine.map((tile, index) => button(tile, 'line', index))}
        {shape.map((sign, at) => {
          const tile = sign === '_' ? onLine[signsBefore(at)] : undefined
          if (tile) return button(tile, 'line', at)
          if (sign === ' ') return <span key={at} className="gap" />
          return (
            <span key={at} className="slot" data-fixed={sign === '_' ? undefined : true} aria-hidden={sign === '_'}>
              {sign === '_' ? null : sign}
            </span>
          )
        })}
        {result && (
          <span className="mark">
            {result === 'right' ? <Check /> : <X />}
            {markLabels[result]}
          </span>
        )}
      </div>
      <div className="tray" role="group" aria-label={rowLabels.tray}>
        {tiles.map((tile, index) => button(tile, 'tray', index))}
      </div>
      <VisuallyHidden role="status" lang="en">
        {onLine.map(({ text }) => text).join(' ')}
      </VisuallyHidden>
    </Root>
  )
}
