/** Says a word in the product's voice. The page needs no sound: where it does not come, or the browser refuses it, nothing is said. */
export function sayWord(word: string): void {
  const sound = new Audio(`/api/words/${encodeURIComponent(word)}/audio?accent=us&rate=normal`)
  sound.play().catch(() => undefined)
}
