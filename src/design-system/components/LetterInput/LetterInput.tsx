import { useEffect, useId, useImperativeHandle, useRef } from 'react'
import type { ReactNode, Ref } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Root } from './LetterInput.styles.ts'
import { LetterSlot } from './LetterSlot.tsx'
import type { LetterState } from './LetterSlot.tsx'
import { useLetterEvents } from './useLetterEvents.ts'
import type { LetterHandlers } from './useLetterEvents.ts'
import { useStayVisible } from './useStayVisible.ts'

export interface Letter {
  /** The letter as it is shown. */
  char: string
  /** Whether it fits; `hint` for a letter that the game gave away. */
  state: LetterState
}

export interface LetterInputHandle {
  /** Opens the keyboard of a phone; call it in the handler of a press. */
  focus: () => void
}

export interface LetterInputProps extends LetterHandlers {
  /** Name of the field: 'Type the word'. */
  label: string
  /** The shape of the word: `_` for each letter to type, anything else as it is shown, a space between words. */
  pattern: string
  /** One for each `_` so far, in order; missing ones are empty. */
  letters: readonly Letter[]
  /** What screen readers hear about the state: '3 of 5 letters: a p p'. */
  description?: string
  /** What went wrong, below the letters and read out: 'expected r but typed l'. Its room is always kept. */
  message?: ReactNode
  /** What the Enter key of a phone keyboard says. */
  enterKeyHint?: 'next' | 'done' | 'go'
  /** Use it when this is the one thing to do on the screen. */
  takeFocus?: boolean
  /** Nothing more can be typed. */
  disabled?: boolean
  /** Gives the caller `focus()`, for example after the hint was pressed. */
  ref?: Ref<LetterInputHandle>
}

interface Place {
  char: string
  /** Which letter stands here; null for what is prefilled. */
  index: number | null
}

/** More characters than this are drawn narrower on phones; a part with more than `long` letters takes two rows there. */
const tight = 8
const long = 16

function partsOf(pattern: string): Place[][] {
  let index = 0
  return pattern.split(' ').map((part) =>
    [...part].map((char) => {
      if (char !== '_') return { char, index: null }
      index += 1
      return { char: '', index: index - 1 }
    }),
  )
}

/** The slot of the caret; none while a wrong letter waits for its backspace. */
function nextOf(letters: readonly Letter[]): number | null {
  if (letters.some((letter) => letter.state === 'wrong')) return null
  const open = letters.findIndex((letter) => letter.state === 'empty')
  return open === -1 ? letters.length : open
}

/**
 * Typing a word letter by letter on any keyboard, Chinese and phone ones too. A real but invisible field takes the
 * keys; the caller judges each letter and gives the slots back. It stays above the phone keyboard.
 */
export function LetterInput(props: LetterInputProps) {
  const { label, pattern, letters, description, message, enterKeyHint = 'next', takeFocus, disabled, ref } = props
  const root = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  useLetterEvents(field, props)
  useStayVisible(root)
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }), [])
  useEffect(() => {
    if (takeFocus) field.current?.focus()
  }, [takeFocus])
  const parts = partsOf(pattern)
  const next = nextOf(letters)
  return (
    <Root ref={root}>
      <div className="board" data-disabled={disabled || undefined} data-tight={pattern.length > tight || undefined}>
        {parts.map((part, number) => (
          <span key={number} className="part" aria-hidden data-long={part.length > long || undefined}>
            {part.map(({ char, index }, place) => {
              const letter = index === null ? undefined : letters[index]
              return (
                <LetterSlot
                  key={place}
                  char={letter?.char ?? char}
                  state={index === null ? 'fixed' : (letter?.state ?? 'empty')}
                  next={!disabled && index !== null && index === next}
                />
              )
            })}
          </span>
        ))}
        <input
          ref={field}
          type="text"
          lang="en"
          aria-label={label}
          aria-describedby={description ? id : undefined}
          // Phone keyboards open in their Latin layout for addresses, and suggest no words.
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint={enterKeyHint}
          disabled={disabled}
        />
      </div>
      {description && <VisuallyHidden id={id}>{description}</VisuallyHidden>}
      <div className="message" role="status">
        {message}
      </div>
    </Root>
  )
}
