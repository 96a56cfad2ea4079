import { SaveToNote } from '#features/notes'

/** Keeps missed words in a note. A file of its own, so that a page may bring it late. */
export function SaveMissedWords({ words }: { words: readonly string[] }) {
  return <SaveToNote words={words.map((word) => ({ word }))} />
}
