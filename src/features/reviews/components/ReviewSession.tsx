import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RunWord } from '#contract/challenges'
import type { Practice } from '#contract/practice'
import type { Reviews } from '#contract/reviews'
import { routes } from '#contract/routes'
import { Button, EmptyState, ErrorScreen, Notice, PlayColumn, Skeletons } from '#design-system'
import { PracticeRun } from '#features/practice'
import type { ExplainSlot, PlaySettingsSlot } from '#features/practice'
import type { PhonemeHelpSlot } from '#features/speech'
import { formatNumber } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useUser } from '#lib/session'
import { useReviews } from '../api/useReviews.ts'
import { useSession } from '../api/useSession.ts'
import type { SessionRequest } from '../api/useSession.ts'
import { timeUntil } from '../model/when.ts'
import { ReviewsLocked } from './ReviewsLocked.tsx'

export interface ReviewSessionProps {
  request: SessionRequest
  /** How a sound is made that was said in a question. */
  phonemeSlot: PhonemeHelpSlot
  /** What may be set while playing. */
  settingsSlot: PlaySettingsSlot
  /** Explains a wrong answer. */
  explainSlot: ExplainSlot
  /** What else may help after a wrong answer. */
  aidSlot?: (practiceId: string, word: RunWord, turn: number) => ReactNode
  /** What is offered after a session. */
  offer?: (practice: Practice) => ReactNode
  onBack: () => void
}

/** One session from loading to results. The page gives it the whole window. */
export function ReviewSession(props: ReviewSessionProps) {
  const { request, phonemeSlot, settingsSlot, explainSlot, aidSlot, offer, onBack } = props
  const { t } = useTranslation('reviews')
  const { user, error: userError, refresh } = useUser()
  const { data: reviews } = useReviews()
  const { run: practice, error, calls, retry, restart, finish } = useSession(request, user?.id)
  if (userError) {
    return <ErrorScreen title={userError.message} retryLabel={t('retry')} onRetry={() => void refresh()} />
  }
  if (error?.code === 'guest_not_allowed') {
    const back = (
      <Button variant="quiet" onClick={onBack}>
        {t('back')}
      </Button>
    )
    return <ReviewsLocked back={back} />
  }
  if (error?.code === 'review_none') {
    return (
      <EmptyState title={error.message} action={<Button onClick={onBack}>{t('back')}</Button>}>
        {t('empty.none')}
      </EmptyState>
    )
  }
  if (error) {
    return (
      <ErrorScreen
        title={error.message}
        retryLabel={t('retry')}
        onRetry={retry}
        home={{ label: t('back'), to: routes.review() }}
      />
    )
  }
  if (!practice || !user) {
    return (
      <PlayColumn measure="card" middle="always">
        <Skeletons shape="cards" count={1} label={t('loading')} />
      </PlayColumn>
    )
  }
  const toReviews = { label: t('back'), onPress: onBack }
  return (
    <PracticeRun
      key={practice.id}
      practice={practice}
      user={user}
      undo
      gardening="water"
      aidSlot={aidSlot && ((word, turn) => aidSlot(practice.id, word, turn))}
      calls={calls}
      onAgain={restart}
      onOver={finish}
      phonemeSlot={phonemeSlot}
      settingsSlot={settingsSlot}
      explainSlot={explainSlot}
      onBack={onBack}
      backLabel={t('back')}
      resultActions={reviews && reviews.due > 0 ? [{ label: t('more'), onPress: restart }, toReviews] : [toReviews]}
      resultSlot={
        <>
          {reviews && <WhatComes {...reviews} />}
          {offer?.(practice)}
        </>
      }
    />
  )
}

/** After a session: what is still due, or when the next words are. */
function WhatComes({ due, next }: Reviews) {
  const { t } = useTranslation('reviews')
  const language = useLanguage()
  const [now] = useState(() => new Date())
  if (due > 0) return <Notice tone="primary">{t('stillDue', { count: due })}</Notice>
  if (!next) return null
  const { unit, count } = timeUntil(next.at, now)
  return (
    <Notice tone="primary">
      {t('done.next', { when: t(`in.${unit}`, { count }), words: formatNumber(next.words, language) })}
    </Notice>
  )
}
