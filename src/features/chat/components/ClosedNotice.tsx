import { useTranslation } from 'react-i18next'
import type { Conversation } from '#contract/chat'
import { Button, Notice, useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { useConversationActions } from '../api/useConversations.ts'

interface ClosedNoticeProps {
  conversation: Conversation
  /** The other one's. */
  name: string
}

/** Why nothing can be written, in the place of the field; a block is lifted here. */
export function ClosedNotice({ conversation: { id, state }, name }: ClosedNoticeProps) {
  const { t } = useTranslation('chat')
  const toast = useToast()
  const { unblock } = useConversationActions()
  const unblocking = useAsyncAction(
    () => unblock(id),
    ({ message }) => toast({ text: message, tone: 'error' }),
  )
  if (state === 'open') return null
  return (
    <Notice
      tone="info"
      actions={
        state === 'blocked' && (
          <Button
            variant="secondary"
            loading={unblocking.pending}
            aria-label={t('unblockName', { name })}
            onClick={() => void unblocking.run()}
          >
            {t('unblock')}
          </Button>
        )
      }
    >
      {t(`closed.${state}`)}
    </Notice>
  )
}
