import { useTranslation } from 'react-i18next'
import { routes, TUTOR } from '#contract/routes'
import { ConversationRow } from '#design-system'

/** The tutor among the conversations. */
export function TutorRow({ isCurrent }: { isCurrent: boolean }) {
  const { t } = useTranslation('tutor')
  return (
    <ConversationRow
      to={routes.chat({ conversation: TUTOR })}
      name={t('name')}
      line={t('line')}
      at=""
      unread={0}
      unreadLabel=""
      current={isCurrent}
    />
  )
}
