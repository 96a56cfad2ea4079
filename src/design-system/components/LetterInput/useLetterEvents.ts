import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'
import { changeBetween, hasOtherScript, lettersOf, lettersOfComposition } from './letter-changes.ts'

export interface LetterHandlers {
  /** One letter or digit as it was typed: case and width are the caller's to judge. */
  onChar: (char: string) => void
  onBackspace: () => void
  /** The keyboard produced another script: say how to switch it to English. */
  onOtherScript?: (text: string) => void
}

/** Always in the field, so that a phone keyboard has something to delete and reports its backspace. */
export const filler = '\u200B'

function settle(input: HTMLInputElement) {
  if (input.value !== filler) input.value = filler
  input.setSelectionRange(filler.length, filler.length)
}

/**
 * Turns what a keyboard of any kind does to the field into letters and backspaces. `beforeinput` carries plain typing.
 * Chinese and some phone keyboards compose instead: their letters count as they appear, and choosing a Chinese
 * candidate afterwards changes nothing. React's own onBeforeInput hides the input type, hence the listeners.
 */
export function useLetterEvents(field: RefObject<HTMLInputElement | null>, handlers: LetterHandlers) {
  const type = useEffectEvent((text: string) => {
    const letters = lettersOf(text)
    for (const char of letters) handlers.onChar(char)
    if (letters.length === 0 && hasOtherScript(text)) handlers.onOtherScript?.(text)
  })
  const change = useEffectEvent((removed: number, added: readonly string[]) => {
    for (let count = 0; count < removed; count += 1) handlers.onBackspace()
    for (const char of added) handlers.onChar(char)
  })

  useEffect(() => {
    const input = field.current
    if (!input) return undefined
    let composed: string[] | null = null
    const compose = (text: string) => {
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
        const chinese = hasOtherScript(event.data)
        if (chinese && composed?.length === 0) type(event.data)
        else if (!chinese && event.data !== '') compose(event.data)
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
