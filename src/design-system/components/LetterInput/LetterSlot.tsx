import { X } from 'lucide-react'

export type LetterState = 'right' | 'wrong' | 'empty' | 'hint'

export interface LetterSlotProps {
  /** The letter, or nothing. */
  char: string
  /** `fixed` is prefilled: hyphens, apostrophes, full stops. */
  state: LetterState | 'fixed'
  /** The slot that takes the next letter. */
  next: boolean
}

/** One letter. */
export function LetterSlot({ char, state, next }: LetterSlotProps) {
  return (
    <span className="slot" data-state={state} data-next={next || undefined}>
      {char}
      {state === 'wrong' && <X className="cross" />}
    </span>
  )
}
