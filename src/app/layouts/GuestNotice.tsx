import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { Button, Notice } from '#design-system'

/** Tells guests that they have no account, and links to sign-up and sign-in. */
export function GuestNotice() {
  const { t } = useTranslation()
  return (
    <Notice
      title={t('guest.title')}
      tone="primary"
      actions={
        <>
          <Button fullWidth variant="secondary" to={routes.signIn()}>
            {t('guest.signIn')}
          </Button>
          <Button fullWidth variant="quiet" to={routes.signUp()}>
            {t('guest.signUp')}
          </Button>
        </>
      }
    >
      {t('guest.text')}
    </Notice>
  )
}
