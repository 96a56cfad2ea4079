import { useTranslation } from 'react-i18next'
import { UpdateDialog } from '#design-system'

/** Asks whether to load the new version now. */
export function UpdatePrompt({ reload, decline }: { reload: () => void; decline: () => void }) {
  const { t } = useTranslation()
  return (
    <UpdateDialog
      open
      title={t('update.title')}
      text={t('update.text')}
      reloadLabel={t('update.reload')}
      laterLabel={t('update.later')}
      onReload={reload}
      onLater={decline}
    />
  )
}
