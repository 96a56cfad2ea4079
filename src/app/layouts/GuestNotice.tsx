import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { Button, Notice } from '#design-system'

/** What somebody without an account is told, with the two ways to one. */
export function GuestNotice() {
  const { t } = useTranslation()
  return (
    <Notice
      title={t('guest.title')}
      tone="primary"
      actions={
        <>
          <Button fullWidth to={routes.signIn()}>
            {t('guest.signIn')}
          </Button>
          <Button fullWidth variant="secondary" to={routes.signUp()}>
            {t('guest.signUp')}
          </Button>
        </>
      }
    >
      {t('guest.text')}
    </Notice>
  )
}
