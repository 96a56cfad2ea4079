import { useState } from 'react'
import type { ReactNode } from 'react'
import { Settings, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { browserMessageText } from '#contract/browser-messages'
import { Button, ConfirmDialog, Dialog, IconButton, Notice, PlayColumn, PlayHeader } from '#design-system'
import { useLanguage } from '#lib/language'
import { useUser } from '#lib/session'
import { useListening } from '../model/useListening.ts'

/** A switch of the play screen. */
export interface PlaySwitch {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** What the page shows in the settings of the play screen: these switches, display mode and language. */
export type PlaySettingsSlot = (switches: readonly PlaySwitch[]) => ReactNode

export interface RunFrameProps {
  /** Left out before anything is counted. */
  progress?: { readonly done: number; readonly total: number }
  /** Right answers in a row. */
  combo?: number
  muted: boolean
  onMutedChange: (muted: boolean) => void
  settingsSlot?: PlaySettingsSlot | undefined
  /** Takes the last answer back: undefined while there is none; left out where it is not offered. */
  undo?: { readonly takeBack: (() => void) | undefined }
  /** Whether a question is asked before leaving: something was answered. */
  asksToLeave: boolean
  onLeave: () => void
  /** The answers wait for a connection. */
  isWaiting: boolean
  /** The question; it is given whether a dialog lies over it, and how Esc leaves. */
  children: (frame: { paused: boolean; leave: () => void }) => ReactNode
}

/** The screen of every run: the way out, how far it is, what may be set while playing, and the question. */
export function RunFrame(props: RunFrameProps) {
  const { progress, combo, muted, onMutedChange, settingsSlot, undo, asksToLeave, onLeave, isWaiting, children } = props
  const { t } = useTranslation('practice')
  const language = useLanguage()
  const [dialog, setDialog] = useState<'leave' | 'settings'>()
  const close = () => setDialog(undefined)
  const leave = () => (asksToLeave ? setDialog('leave') : onLeave())
  return (
    <>
      <PlayHeader
        progress={progress && { ...progress, label: t('progress', progress) }}
        combo={combo}
        leaveLabel={t('leave.cross')}
        onLeave={leave}
      >
        {undo && (
          <IconButton label={t('undo')} aria-keyshortcuts="Control+Z" disabled={!undo.takeBack} onClick={undo.takeBack}>
            <Undo2 />
          </IconButton>
        )}
        <IconButton label={t('settings.open')} onClick={() => setDialog('settings')}>
          <Settings />
        </IconButton>
      </PlayHeader>
      <PlayColumn fill spacing={2}>
        {isWaiting && (
          <div role="status">
            <Notice tone="warning" title={browserMessageText('network_error', language)}>
              {t('offline')}
            </Notice>
          </div>
        )}
        {children({ paused: dialog !== undefined, leave })}
      </PlayColumn>
      <Dialog
        open={dialog === 'settings'}
        onClose={close}
        title={t('settings.open')}
        closeLabel={t('settings.close')}
        actions={<Button onClick={close}>{t('leave.stay')}</Button>}
      >
        {dialog === 'settings' && <Switches {...{ muted, onMutedChange, settingsSlot }} />}
      </Dialog>
      <ConfirmDialog
        staying
        open={dialog === 'leave'}
        title={t('leave.title')}
        confirmLabel={t('leave.button')}
        cancelLabel={t('leave.stay')}
        onConfirm={onLeave}
        onCancel={close}
      >
        {t('leave.text')}
      </ConfirmDialog>
    </>
  )
}

/** Sound, and an hour without listening for whoever has an account. */
function Switches({
  muted,
  onMutedChange,
  settingsSlot,
}: Pick<RunFrameProps, 'muted' | 'onMutedChange' | 'settingsSlot'>) {
  const { t } = useTranslation('practice')
  const { isGuest } = useUser()
  const { isQuiet, setQuiet } = useListening()
  return settingsSlot?.([
    { label: t('sound'), checked: !muted, onChange: (on) => onMutedChange(!on) },
    ...(isGuest ? [] : [{ label: t('settings.quiet'), checked: isQuiet, onChange: setQuiet }]),
  ])
}
