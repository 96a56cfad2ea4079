import { Check, X } from 'lucide-react'
import { PictureTile } from '../PictureTile/PictureTile.tsx'
import type { PictureTileProps } from '../PictureTile/PictureTile.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

/** A tile of the left side: a picture, or the meaning of a word that has none. */
export type MatchLeft = { id: string } & (
  { picture: Pick<PictureTileProps, 'src' | 'alt' | 'tint'> } | { text: string; lang?: string }
)

/** A tile of the right side: an English word. */
export interface MatchRight {
  /** Unique on its side of the board. */
  id: string
  /** The headword. */
  word: string
}

export type TileState = 'open' | 'matched' | 'wrong'

interface MatchTileProps {
  item: MatchLeft | MatchRight
  number: number
  state: TileState
  pressed: boolean
  /** Words of the mark, for screen readers; the tick and the cross show it to the rest. */
  markLabel: string
  onPress: () => void
}

function content(item: MatchLeft | MatchRight) {
  if ('picture' in item) return <PictureTile {...item.picture} size="s" />
  return 'word' in item ? <span lang="en">{item.word}</span> : <span lang={item.lang}>{item.text}</span>
}

export function MatchTile({ item, number, state, pressed, markLabel, onPress }: MatchTileProps) {
  return (
    <button
      type="button"
      data-stop
      data-state={state}
      data-text={'text' in item ? 'meaning' : undefined}
      aria-pressed={pressed}
      aria-disabled={state === 'matched' ? true : undefined}
      aria-keyshortcuts={String(number)}
      onClick={onPress}
    >
      {state === 'open' ? (
        <span className="number" aria-hidden>
          {number}
        </span>
      ) : (
        <span className="mark">{state === 'wrong' ? <X /> : <Check />}</span>
      )}
      {content(item)}
      {state !== 'open' && <VisuallyHidden>{markLabel}</VisuallyHidden>}
    </button>
  )
}
