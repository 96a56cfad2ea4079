import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { browserMessageText } from '#contract/browser-messages'
import { routes } from '#contract/routes'
import { Button, LockedState } from '#design-system'
import { useLanguage } from '#lib/language'

interface SignInFirstProps {
  /** What an account is needed for here. */
  children: ReactNode
  /** Another way on, after those to an account. */
  back?: ReactNode
}

/** What a guest is told where an account is needed, with the ways to one, which lead back here. */
export function SignInFirst({ children, back }: SignInFirstProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const redirect = pathname + search
  return (
    <LockedState
      title={browserMessageText('guest_not_allowed', language)}
      action={
        <>
          <Button to={routes.signIn({ redirect })}>{t('guest.signIn')}</Button>
          <Button variant="secondary" to={routes.signUp({ redirect })}>
            {t('guest.signUp')}
          </Button>
          {back}
        </>
      }
    >
      {children}
    </LockedState>
  )
}
