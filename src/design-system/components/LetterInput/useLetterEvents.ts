import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { changeBetween, hasOtherScript, lettersOf, lettersOfComposition } from './letter-changes.ts'

export interface LetterHandlers {
  /** One letter or digit as it was typed: case and width are the caller's to judge. */
  onChar: (char: string) => void
  /** One letter is taken back. */
  onBackspace: () => void
  /** The keyboard produced another script: say how to switch it to English. */
  onOtherScript?: (text: string) => void
}

/** Always in the field, so that a phone keyboard has something to delete and reports its backspace. */
const filler = '\u200B'

function settle(input: HTMLInputElement) {
  if (input.value !== filler) input.value = filler
  // To set a selection makes the browser lay the page out, even when nothing moves.
  if (input.selectionStart === filler.length && input.selectionEnd === filler.length) return
  input.setSelectionRange(filler.length, filler.length)
}

/**
 * Turns what a keyboard of any kind does to the field into letters and backspaces. `beforeinput` carries plain typing.
 * Chinese and some phone keyboards compose instead: their letters count as they appear, and choosing a Chinese
 * candidate afterwards changes nothing. React's own onBeforeInput hides the input type, hence the listeners.
 */
export function useLetterEvents(field: RefObject<HTMLInputElement | null>, handlers: LetterHandlers) {
  const addChar = useEffectEvent((char: string) => handlers.onChar(char))
  const takeBack = useEffectEvent(() => handlers.onBackspace())
  const reportOtherScript = useEffectEvent((text: string) => handlers.onOtherScript?.(text))

  useEffect(() => {
    const input = field.current
    if (!input) return undefined
    // One event may carry several letters; each must find the state that the one before it has left.
    const change = (removed: number, added: readonly string[]) => {
      for (let count = 0; count < removed; count += 1) flushSync(() => takeBack())
      for (const char of added) flushSync(() => addChar(char))
    }
    const type = (text: string) => {
      const letters = lettersOf(text)
      change(0, letters)
      if (letters.length === 0 && hasOtherScript(text)) reportOtherScript(text)
    }
    let composed: string[] | null = null
    const compose = (text: string) => {
      // Candidates that are being chosen: their letters have already counted.
      if (hasOtherScript(text)) return
      const after = lettersOfComposition(text)
      const { removed, added } = changeBetween(composed ?? [], after)
      composed = after
      change(removed, added)
    }
    const listeners = {
      beforeinput: (event: InputEvent) => {
        if (composed || event.isComposing || event.inputType === 'insertCompositionText') return
        if (event.inputType !== 'insertLineBreak') event.preventDefault()
        if (event.inputType === 'insertText') type(event.data ?? '')
        else if (event.inputType.startsWith('delete') && event.inputType.endsWith('Backward')) change(1, [])
      },
      compositionstart: () => {
        composed = []
      },
      compositionupdate: (event: CompositionEvent) => compose(event.data),
      compositionend: (event: CompositionEvent) => {
        if (event.data !== '') compose(event.data)
        if (composed?.length === 0) type(event.data)
        composed = null
        settle(input)
      },
      input: () => {
        if (!composed) settle(input)
      },
      // The caret must stay behind the filler, wherever a tap or an arrow key has put it.
      keydown: () => {
        if (!composed) settle(input)
      },
      pointerup: () => {
        if (!composed) settle(input)
      },
      focus: () => settle(input),
    }
    const entries = Object.entries(listeners) as [string, EventListener][]
    for (const [name, listener] of entries) input.addEventListener(name, listener)
    settle(input)
    return () => {
      for (const [name, listener] of entries) input.removeEventListener(name, listener)
    }
  }, [field])
}
