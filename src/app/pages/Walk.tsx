import { useNavigate, useSearchParams } from 'react-router-dom'
import { routes } from '#contract/routes'
import { PlayFrame } from '#design-system'
import { WalkScreen } from '#features/walk'

/** /walk?note=…: words for the ears alone, with the whole window to itself. */
export function Walk() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const note = query.get('note')
  const back =
    note === null
      ? routes.review()
      : query.get('kind') === 'official'
        ? routes.officialNote({ id: note })
        : routes.wordNote({ id: note })
  return (
    <PlayFrame>
      <WalkScreen key={note} note={note} onBack={() => void navigate(back)} />
    </PlayFrame>
  )
}
