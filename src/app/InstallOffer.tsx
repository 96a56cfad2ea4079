import { useTranslation } from 'react-i18next'
import { Button, Notice, Stack } from '#design-system'
import { useInstall } from '#lib/install-prompt'

/** Offers to install the application where that takes one press or is not known to learners; nothing once it was declined. */
export function InstallOffer() {
  const { t } = useTranslation()
  const { state, install, isDismissed, dismiss } = useInstall()
  if (isDismissed || (state !== 'promptable' && state !== 'ios')) return null
  return (
    <Notice
      title={t('install.title')}
      actions={
        <Stack direction="row" spacing={2} wrap>
          {state === 'promptable' && (
            <Button
              variant="secondary"
              onClick={() => {
                // Whatever is answered there, the learner has been asked.
                dismiss()
                void install()
              }}
            >
              {t('install.install')}
            </Button>
          )}
          <Button variant="quiet" onClick={dismiss}>
            {t('install.dismiss')}
          </Button>
        </Stack>
      }
    >
      {state === 'ios' ? t('install.ios') : t('install.text')}
    </Notice>
  )
}
