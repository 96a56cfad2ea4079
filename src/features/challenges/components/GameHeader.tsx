import type { ReactNode } from 'react'
import { Settings, Volume2, VolumeX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, Dialog, IconButton, PlayHeader, Stack, SwitchField } from '#design-system'

interface ControlsProps {
  muted: boolean
  onMutedChange: (muted: boolean) => void
  /** Display mode and language. */
  settings: ReactNode
  /** The dialog of the settings lies over the game. */
  open: boolean
  onOpenChange: (open: boolean) => void
}

interface GameHeaderProps extends ControlsProps {
  done: number
  total: number
  onLeave: () => void
}

/** Leave, how far it is, sound, and what may be set while playing. */
export function GameHeader({ done, total, onLeave, ...controls }: GameHeaderProps) {
  const { t } = useTranslation('challenges')
  return (
    <PlayHeader
      done={done}
      total={total}
      progressLabel={t('game.progress', { done, total })}
      leaveLabel={t('game.leave')}
      onLeave={onLeave}
    >
      <Controls {...controls} />
    </PlayHeader>
  )
}

/** Sound, and the dialog with what may be set. */
function Controls({ muted, onMutedChange, settings, open, onOpenChange }: ControlsProps) {
  const { t } = useTranslation('challenges')
  const close = () => onOpenChange(false)
  return (
    <>
      <Stack direction="row">
        <IconButton label={t('game.sound')} aria-pressed={!muted} onClick={() => onMutedChange(!muted)}>
          {muted ? <VolumeX /> : <Volume2 />}
        </IconButton>
        <IconButton label={t('game.settings')} onClick={() => onOpenChange(true)}>
          <Settings />
        </IconButton>
      </Stack>
      <Dialog
        open={open}
        onClose={close}
        title={t('game.settings')}
        closeLabel={t('game.close')}
        actions={<Button onClick={close}>{t('game.goOn')}</Button>}
      >
        <Stack spacing={2}>
          <SwitchField
            label={t('game.sound')}
            checked={!muted}
            onChange={(on) => onMutedChange(!on)}
            icon={<Volume2 />}
          />
          {settings}
        </Stack>
      </Dialog>
    </>
  )
}
