import { Mail, MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Dialog, SupportPanel, Text } from '#design-system'
import { useConfig } from '#lib/config'

interface SupportDialogProps {
  open: boolean
  onClose: () => void
}

/** How to reach the people behind the product: a press copies. */
export function SupportDialog({ open, onClose }: SupportDialogProps) {
  const { t } = useTranslation('auth')
  const { data } = useConfig()
  const { wechat, email } = data?.support ?? {}
  const contacts = [
    ...(wechat ? [{ label: t('support.wechat'), value: wechat, icon: <MessageCircle /> }] : []),
    ...(email ? [{ label: t('support.email'), value: email, icon: <Mail /> }] : []),
  ]
  return (
    <Dialog open={open} onClose={onClose} title={t('support.title')} closeLabel={t('support.close')}>
      {data && contacts.length === 0 && <Text>{t('support.none')}</Text>}
      <SupportPanel
        contacts={contacts}
        hours={t('support.hours')}
        copyLabel={t('support.copy')}
        copiedLabel={t('support.copied')}
      />
    </Dialog>
  )
}
