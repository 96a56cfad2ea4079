import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LinkComponent } from '#design-system'
import { SignInFirst } from '#features/practice'

interface ReviewsLockedProps {
  LinkComponent: LinkComponent
  /** Another way on, after those to an account. */
  back?: ReactNode
}

/** What a guest is told in place of reviews. */
export function ReviewsLocked({ LinkComponent, back }: ReviewsLockedProps) {
  const { t } = useTranslation('reviews')
  return (
    <SignInFirst LinkComponent={LinkComponent} back={back}>
      {t('locked')}
    </SignInFirst>
  )
}
