import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { Button, EmptyState, ErrorScreen, Notice, PlayColumn, Skeletons } from '#design-system'
import { PracticeRun } from '#features/practice'
import type { PhonemeHelpSlot } from '#features/speech'
import { formatNumber } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useUser } from '#lib/session'
import { useRevalidate } from '#lib/swr'
import { useReviews } from '../api/useReviews.ts'
import { useSession } from '../api/useSession.ts'
import type { SessionRequest } from '../api/useSession.ts'
import { timeUntil } from '../model/when.ts'
import { ReviewsLocked } from './ReviewsLocked.tsx'

export interface ReviewSessionProps {
  request: SessionRequest
  /** How a sound is made that was said in a question. */
  phonemeSlot: PhonemeHelpSlot
  onBack: () => void
}

/** One session from loading to results. The page gives it the whole window. */
export function ReviewSession({ request, phonemeSlot, onBack }: ReviewSessionProps) {
  const { t } = useTranslation('reviews')
  const { user, error: userError, refresh } = useUser()
  const { run: practice, error, retry, restart, finish } = useSession(request, user?.id)
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
  return (
    <PracticeRun
      key={practice.id}
      practice={practice}
      user={user}
      undo
      onAgain={restart}
      onOver={finish}
      phonemeSlot={phonemeSlot}
      onBack={onBack}
      backLabel={t('back')}
      againLabel={t('more')}
      resultSlot={<WhatComes />}
    />
  )
}

/** After a session: what is still due, or when the next words are. */
function WhatComes() {
  const { t } = useTranslation('reviews')
  const language = useLanguage()
  const revalidate = useRevalidate()
  const [now] = useState(() => new Date())
  useEffect(() => void revalidate('GET /api/reviews'), [revalidate])
  const { data } = useReviews()
  if (!data) return null
  if (data.due > 0) return <Notice tone="primary">{t('stillDue', { count: data.due })}</Notice>
  if (!data.next) return null
  const { unit, count } = timeUntil(data.next.at, now)
  return (
    <Notice tone="primary">
      {t('done.next', { when: t(`in.${unit}`, { count }), words: formatNumber(data.next.words, language) })}
    </Notice>
  )
}
