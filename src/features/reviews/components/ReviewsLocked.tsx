import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SignInFirst } from '#features/practice'

interface ReviewsLockedProps {
  /** Another way on, after those to an account. */
  back?: ReactNode
}

/** What a guest is told in place of reviews. */
export function ReviewsLocked({ back }: ReviewsLockedProps) {
  const { t } = useTranslation('reviews')
  return <SignInFirst back={back}>{t('locked')}</SignInFirst>
}
