import type { RefObject } from 'react'
import { useKeys } from '../../interaction/useKeys.ts'
import type { KeyScope } from '../../interaction/useKeys.ts'

interface TileKeys {
  /** A letter of the Latin alphabet in lower case, whatever the keyboard writes at the moment. */
  onLetter: (letter: string) => void
  onBackspace: () => void
}

/** Behind a Chinese keyboard `key` is no letter; the place of the key still says which one is meant. */
function letterOf({ code, key }: KeyboardEvent): string | undefined {
  return (/^[a-z]$/i.test(key) ? key : /^Key([A-Z])$/.exec(code)?.[1])?.toLowerCase()
}

/** Hears letters, once for each press, and Backspace, which may be held. */
export function useTileKeys(root: RefObject<HTMLElement | null>, keys: KeyScope, handlers: TileKeys): void {
  useKeys(root, keys, (event) => {
    const letter = event.repeat ? undefined : letterOf(event)
    if (event.key === 'Backspace') handlers.onBackspace()
    else if (letter) handlers.onLetter(letter)
  })
}
