import { useTranslation } from 'react-i18next'
import { Button, Notice } from '#design-system'
import { AppLink } from '../AppLink.tsx'

/** What somebody without an account is told, with the two ways to one. */
export function GuestNotice() {
  const { t } = useTranslation()
  return (
    <Notice
      title={t('guest.title')}
      tone="act"
      actions={
        <>
          <Button fullWidth LinkComponent={AppLink} to="/signin">
            {t('guest.signIn')}
          </Button>
          <Button fullWidth variant="secondary" LinkComponent={AppLink} to="/signup">
            {t('guest.signUp')}
          </Button>
        </>
      }
    >
      {t('guest.text')}
    </Notice>
  )
}
