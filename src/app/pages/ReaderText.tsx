import { useParams } from 'react-router-dom'
import { SaveToNote } from '#features/notes'
import { ReadingScreen } from '#features/reader'

/** /reader/{id}: one text, to read and look up. */
export function ReaderText() {
  const { id = '' } = useParams()
  return <ReadingScreen id={id} saveSlot={(words) => <SaveToNote words={words.map((word) => ({ word }))} />} />
}
