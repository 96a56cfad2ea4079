import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { say } from '#contract/messages'
import { Button, LockedState } from '#design-system'
import type { LinkComponent } from '#design-system'
import { useLanguage } from '#lib/language'

/** What a guest is told where an account is needed, with the ways to one. */
export function SignInFirst({ LinkComponent }: { LinkComponent: LinkComponent }) {
  const { t } = useTranslation('notes')
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
        </>
      }
    >
      {t('locked.guest')}
    </LockedState>
  )
}
