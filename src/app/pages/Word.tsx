import { SaveToNote } from '#features/notes'
import { WordScreen } from '#features/words'
import { AppLink } from '../AppLink.tsx'

/** /word/{word}: everything about one word. */
export function Word() {
  return (
    <WordScreen
      LinkComponent={AppLink}
      saveSlot={({ headword }) => <SaveToNote words={[headword]} LinkComponent={AppLink} />}
    />
  )
}
