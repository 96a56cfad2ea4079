import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { findPage, pages } from '#contract/pages'
import type { UnfinishedSession } from '#features/practice'
import { inLanguage, useLanguage } from '#lib/language'
import { PlayCard } from './PlayCard.tsx'

/** The session that was left before its end: a level, a review, a practice or a lesson. */
export function UnfinishedCard({ session: { address, done, total } }: { session: UnfinishedSession }) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const navigate = useNavigate()
  const page = findPage(address.replace(/\?.*/, ''))
  return (
    <PlayCard
      title={page ? inLanguage(pages[page].title, language) : t('next.title')}
      text={t('next.unfinished', { done, total })}
      label={t('next.continue')}
      onPlay={() => void navigate(address)}
    />
  )
}
