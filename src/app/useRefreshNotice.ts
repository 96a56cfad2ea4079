import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useToast } from '#design-system'
import { useUser } from '#lib/session'

/** Says in passing that what is shown of the user may be old, and offers another look. */
export function useRefreshNotice(): void {
  const { t } = useTranslation()
  const { refreshError, reload } = useUser()
  const toast = useToast()
  const showNotice = useEffectEvent((text: string) => {
    toast({ text, tone: 'info', action: { label: t('user.retry'), onPress: () => void reload() } })
  })
  useEffect(() => {
    if (refreshError) showNotice(refreshError.message)
  }, [refreshError])
}
