import type { ReactNode } from 'react'
import { Settings, Volume2, VolumeX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, Dialog, IconButton, PlayHeader, Stack } from '#design-system'

/** The switch of the sound, as the settings show it. */
export interface SoundSetting {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

interface ControlsProps {
  muted: boolean
  onMutedChange: (muted: boolean) => void
  /** What the dialog of the settings shows: the sound, display mode and language. */
  settings: (sound: SoundSetting) => ReactNode
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
        {open && settings({ label: t('game.sound'), checked: !muted, onChange: (on) => onMutedChange(!on) })}
      </Dialog>
    </>
  )
}
