import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { PageHeader, Tabs } from '#design-system'
import { useSendPendingAnswers } from '#features/practice'
import { useUser } from '#lib/session'
import { KnownWords } from './KnownWords.tsx'
import { MissedWords } from './MissedWords.tsx'
import { ReviewsLocked } from './ReviewsLocked.tsx'
import { Today } from './Today.tsx'

const tabs = ['today', 'missed', 'confused', 'known'] as const
type Tab = (typeof tabs)[number]

interface ReviewScreenProps {
  /** What is confused, and the way to tell it apart. */
  confusedSlot: ReactNode
}

/** What is due, what was missed, what is confused, and what needs no practice. */
export function ReviewScreen({ confusedSlot }: ReviewScreenProps) {
  const { t } = useTranslation('reviews')
  const { isGuest } = useUser()
  const [query, setQuery] = useSearchParams()
  const tab: Tab = tabs.find((each) => each === query.get('tab')) ?? 'today'
  useSendPendingAnswers()
  const choose = (next: Tab) => setQuery(next === 'today' ? {} : { tab: next }, { replace: true })
  if (isGuest) {
    return (
      <>
        <PageHeader landscape="dew" title={t('title')} />
        <ReviewsLocked />
      </>
    )
  }
  return (
    <>
      <PageHeader landscape="dew" title={t('title')} lead={t('lead')} />
      <Tabs
        label={t('title')}
        tabs={tabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
        value={tab}
        onChange={choose}
      >
        {tab === 'today' && <Today />}
        {tab === 'missed' && <MissedWords />}
        {tab === 'confused' && confusedSlot}
        {tab === 'known' && <KnownWords />}
      </Tabs>
    </>
  )
}
