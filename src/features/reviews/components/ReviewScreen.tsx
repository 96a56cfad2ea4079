import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { PageHeader, Tabs } from '#design-system'
import type { LinkComponent } from '#design-system'
import { useSendPendingAnswers } from '#features/practice'
import { useUser } from '#lib/session'
import { KnownWords } from './KnownWords.tsx'
import { MissedWords } from './MissedWords.tsx'
import { ReviewsLocked } from './ReviewsLocked.tsx'
import { Today } from './Today.tsx'

export interface ReviewScreenProps {
  LinkComponent: LinkComponent
}

const tabs = ['today', 'missed', 'known'] as const
type Tab = (typeof tabs)[number]

/** What is due, what was missed, and what needs no practice. */
export function ReviewScreen({ LinkComponent }: ReviewScreenProps) {
  const { t } = useTranslation('reviews')
  const { isGuest } = useUser()
  const [query, setQuery] = useSearchParams()
  const tab: Tab = tabs.find((each) => each === query.get('tab')) ?? 'today'
  useSendPendingAnswers()
  const choose = (next: Tab) => setQuery(next === 'today' ? {} : { tab: next }, { replace: true })
  if (isGuest) {
    return (
      <>
        <PageHeader title={t('title')} />
        <ReviewsLocked LinkComponent={LinkComponent} />
      </>
    )
  }
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Tabs
        label={t('title')}
        tabs={tabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
        value={tab}
        onChange={choose}
      >
        {tab === 'today' && <Today LinkComponent={LinkComponent} />}
        {tab === 'missed' && <MissedWords LinkComponent={LinkComponent} />}
        {tab === 'known' && <KnownWords />}
      </Tabs>
    </>
  )
}
