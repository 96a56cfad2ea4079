import { ReaderScreen } from '#features/reader'

/** /reader: own texts, and how much of each can be read. */
export function Reader() {
  return <ReaderScreen />
}
