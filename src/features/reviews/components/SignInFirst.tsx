import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { say } from '#contract/messages'
import { Button, LockedState } from '#design-system'
import type { LinkComponent } from '#design-system'
import { useLanguage } from '#lib/language'

interface SignInFirstProps {
  LinkComponent: LinkComponent
  /** Another way on, after those to an account. */
  back?: ReactNode
}

/** What a guest is told in place of reviews, with the ways in, which lead back here. */
export function SignInFirst({ LinkComponent, back }: SignInFirstProps) {
  const { t } = useTranslation('reviews')
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const redirect = encodeURIComponent(pathname + search)
  return (
    <LockedState
      title={say('guest_not_allowed', language)}
      action={
        <>
          <Button LinkComponent={LinkComponent} to={`/signin?redirect=${redirect}`}>
            {t('signIn')}
          </Button>
          <Button variant="secondary" LinkComponent={LinkComponent} to={`/signup?redirect=${redirect}`}>
            {t('signUp')}
          </Button>
          {back}
        </>
      }
    >
      {t('locked')}
    </LockedState>
  )
}
