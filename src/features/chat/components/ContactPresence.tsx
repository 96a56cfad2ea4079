import { useTranslation } from 'react-i18next'
import { Presence } from '#design-system'
import { usePresence } from '#lib/presence'

/** Whether the other one of a conversation is here, where both show it. */
export function ContactPresence({ id }: { id: string | undefined }) {
  const { t } = useTranslation('chat')
  const state = usePresence()(id)
  return state && <Presence state={state} label={t(`presence.${state}`)} />
}
