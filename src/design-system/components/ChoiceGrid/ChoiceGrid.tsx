import { useRef, useState } from 'react'
import { Check, X } from 'lucide-react'
import { moveFocusByArrow } from '../../interaction/arrow-focus.ts'
import { useDigitKeys } from '../../interaction/useDigitKeys.ts'
import type { KeyScope } from '../../interaction/useKeys.ts'
import { PictureTile } from '../PictureTile/PictureTile.tsx'
import type { PictureTileProps } from '../PictureTile/PictureTile.tsx'
import { Grid } from './ChoiceGrid.styles.ts'

/** What one can choose: a picture or a text, the same kind for all options of a question. */
export type ChoiceOption = { id: string } & (
  | { picture: Pick<PictureTileProps, 'src' | 'alt' | 'tint'> }
  | {
      text: string
      lang?: string
      /** Below the text, smaller: what a word means. */ note?: { text: string; lang?: string }
    }
)

export interface ChoiceGridProps {
  /** The question, read out when the focus enters the grid. */
  label: string
  /** Usually four; at most nine, for the keys. */
  options: readonly ChoiceOption[]
  /** Called once for a press, click or digit; never again while `result` stands. */
  onChoose: (id: string) => void
  /** What was chosen and what is right; without it the question is open. */
  result?: { chosen: string; right: string } | null
  /** Words of the three marks: 'Right', 'Your choice', 'The answer'. */
  markLabels: { right: string; wrong: string; revealed: string }
  /** Where the keys 1-4 are heard: `page` for the one game of a screen, `inside` beside other content. */
  keys?: KeyScope
}

type ChoiceState = 'idle' | 'right' | 'wrong' | 'revealed'

const longText = 24

function stateOf(id: string, result: ChoiceGridProps['result']): ChoiceState {
  if (!result) return 'idle'
  if (id === result.chosen) return id === result.right ? 'right' : 'wrong'
  return id === result.right ? 'revealed' : 'idle'
}

function layoutOf(options: readonly ChoiceOption[]): 'pictures' | 'short' | 'long' {
  if (options.every((option) => 'picture' in option)) return 'pictures'
  return options.some((option) => 'text' in option && option.text.length > longText) ? 'long' : 'short'
}

/**
 * Four options, one right. Press, click, keys 1-4, or arrow keys and Enter. The caller decides what is right, says the
 * result to screen readers and moves on.
 */
export function ChoiceGrid({ label, options, onChoose, result, markLabels, keys = 'inside' }: ChoiceGridProps) {
  const root = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState(() =>
    Math.max(
      0,
      options.findIndex(({ id }) => id === result?.chosen),
    ),
  )
  const choose = (option: ChoiceOption | undefined) => {
    if (option && !result) onChoose(option.id)
  }
  useDigitKeys(root, keys, (digit) => choose(options[digit - 1]))
  const current = stop < options.length ? stop : 0
  return (
    <Grid ref={root} role="group" aria-label={label} data-layout={layoutOf(options)} onKeyDown={moveFocusByArrow}>
      {options.map((option, index) => {
        const state = stateOf(option.id, result)
        return (
          <button
            key={option.id}
            type="button"
            data-stop
            data-state={state}
            tabIndex={index === current ? 0 : -1}
            aria-disabled={result ? true : undefined}
            aria-keyshortcuts={keys === 'off' ? undefined : String(index + 1)}
            onFocus={() => setStop(index)}
            onClick={() => choose(option)}
          >
            {keys !== 'off' && (
              <span className="number" aria-hidden>
                {index + 1}
              </span>
            )}
            {'picture' in option ? (
              <PictureTile {...option.picture} />
            ) : (
              <span>
                <span lang={option.lang}>{option.text}</span>
                {option.note && (
                  <span className="note" lang={option.note.lang}>
                    {option.note.text}
                  </span>
                )}
              </span>
            )}
            {state !== 'idle' && (
              <span className="mark">
                {state === 'wrong' ? <X /> : <Check />}
                {markLabels[state]}
              </span>
            )}
          </button>
        )
      })}
    </Grid>
  )
}
