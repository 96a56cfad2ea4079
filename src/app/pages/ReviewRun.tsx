import { useNavigate, useSearchParams } from 'react-router-dom'
import { routes } from '#contract/routes'
import { MOST_REVIEW_WORDS } from '#contract/sizes'
import { PlayFrame } from '#design-system'
import { PushOffer } from '#features/notifications'
import { ReviewSession } from '#features/reviews'
import { PhonemeSlot } from '../PhonemeSlot.tsx'
import { playSettings } from '../play-settings.tsx'

/** /review/session?from=missed&words=20: a review session, with the whole window to itself. */
export function ReviewRun() {
  const [query] = useSearchParams()
  const from = query.get('from') === 'missed' ? 'missed' : 'due'
  const wished = Number(query.get('words'))
  const words = Number.isInteger(wished) && wished >= 1 ? Math.min(wished, MOST_REVIEW_WORDS) : undefined
  const navigate = useNavigate()
  return (
    <PlayFrame>
      <ReviewSession
        request={{ from, words }}
        offer={<PushOffer />}
        settingsSlot={playSettings}
        phonemeSlot={(phoneme, onClose) => <PhonemeSlot {...phoneme} onClose={onClose} />}
        onBack={() => void navigate(routes.review({ tab: from === 'missed' ? 'missed' : undefined }))}
      />
    </PlayFrame>
  )
}
