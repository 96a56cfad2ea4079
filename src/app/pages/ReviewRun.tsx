import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { routes } from '#contract/routes'
import { MOST_REVIEW_WORDS } from '#contract/sizes'
import { PlayFrame } from '#design-system'
import { DrillSession, drillOf } from '#features/confusions'
import { PushOffer } from '#features/notifications'
import { ReviewSession } from '#features/reviews'
import type { PhonemeHelpSlot } from '#features/speech'
import { PhonemeSlot } from '../PhonemeSlot.tsx'
import { LeechAidsPart, SentencePromptPart } from '../SentenceParts.tsx'
import { explainSlot } from '../explain-slot.tsx'
import { playSettings } from '../play-settings.tsx'

const phonemeSlot: PhonemeHelpSlot = (phoneme, onClose) => <PhonemeSlot {...phoneme} onClose={onClose} />

/** /review/session?from=missed&words=20: a review session; with ?pair=3,12 the drill of two words. Both have the whole window to themselves. */
export function ReviewRun() {
  const [query] = useSearchParams()
  const drill = drillOf(query)
  const from = query.get('from') === 'missed' ? 'missed' : 'due'
  const wished = Number(query.get('words'))
  const words = Number.isInteger(wished) && wished >= 1 ? Math.min(wished, MOST_REVIEW_WORDS) : undefined
  const navigate = useNavigate()
  /** Turns in which the aids of a leech were offered, by review and word. */
  const [offered, setOffered] = useState<ReadonlyMap<string, number>>(new Map())
  return (
    <PlayFrame>
      {drill ? (
        <DrillSession
          drill={drill}
          settingsSlot={playSettings}
          explainSlot={explainSlot}
          phonemeSlot={phonemeSlot}
          onBack={() => void navigate(routes.review({ tab: 'confused' }))}
        />
      ) : (
        <ReviewSession
          request={{ from, words }}
          aidSlot={(practiceId, word, turn) => {
            const key = `${practiceId} ${word.id}`
            return (
              <LeechAidsPart
                {...{ practiceId, word, turn }}
                offeredIn={offered.get(key)}
                onOffered={() => setOffered((before) => new Map(before).set(key, turn))}
              />
            )
          }}
          offer={(practice) => (
            <>
              <SentencePromptPart practice={practice} />
              <PushOffer />
            </>
          )}
          settingsSlot={playSettings}
          explainSlot={explainSlot}
          phonemeSlot={phonemeSlot}
          onBack={() => void navigate(routes.review({ tab: from === 'missed' ? 'missed' : undefined }))}
        />
      )}
    </PlayFrame>
  )
}
