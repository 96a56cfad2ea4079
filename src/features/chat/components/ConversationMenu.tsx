import { useState } from 'react'
import { Ban, Bell, BellOff, ShieldAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Conversation } from '#contract/chat'
import { ConfirmDialog, MenuButton, useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import type { ApiError } from '#lib/api'
import { useConversationActions } from '../api/useConversations.ts'
import { ReportDialog } from './ReportDialog.tsx'

interface ConversationMenuProps {
  conversation: Conversation
  /** The other one's. */
  name: string
}

/** What can be done with a conversation: muted or heard again, its other one reported or blocked. */
export function ConversationMenu({ conversation: { id, muted, state }, name }: ConversationMenuProps) {
  const { t } = useTranslation('chat')
  const toast = useToast()
  const { mute, block } = useConversationActions()
  const [isBlocking, setIsBlocking] = useState(false)
  const [isReporting, setIsReporting] = useState(false)
  const showError = ({ message }: ApiError) => toast({ text: message, tone: 'error' })
  const muting = useAsyncAction(async () => {
    await mute(id, !muted)
    toast({ text: t(muted ? 'unmutedNow' : 'mutedNow', { name }), tone: 'success' })
  }, showError)
  const blocking = useAsyncAction(async () => {
    await block(id)
    setIsBlocking(false)
  }, showError)
  return (
    <>
      <MenuButton
        label={t('menuWith', { name })}
        items={[
          {
            label: t(muted ? 'unmute' : 'mute'),
            icon: muted ? <Bell /> : <BellOff />,
            onPress: () => void muting.run(),
          },
          { label: t('report.learner'), icon: <ShieldAlert />, onPress: () => setIsReporting(true) },
          ...(state === 'blocked'
            ? []
            : [{ label: t('block.button'), icon: <Ban />, danger: true, onPress: () => setIsBlocking(true) }]),
        ]}
      />
      <ConfirmDialog
        open={isBlocking}
        danger
        title={t('block.title', { name })}
        confirmLabel={t('block.yes')}
        cancelLabel={t('cancel')}
        loading={blocking.pending}
        onConfirm={() => void blocking.run()}
        onCancel={() => setIsBlocking(false)}
      >
        {t('block.text')}
      </ConfirmDialog>
      {isReporting && (
        <ReportDialog
          about={{ conversation: id }}
          name={name}
          canBlock={state !== 'blocked'}
          onClose={() => setIsReporting(false)}
        />
      )}
    </>
  )
}
