import { Volume2 } from 'lucide-react'
import { Stack, SwitchField } from '#design-system'
import type { SoundSetting } from '#features/challenges'
import { DisplaySettings } from './layouts/DisplaySettings.tsx'

/** What may be set while a level is played. A file of its own, so that the page may bring it late. */
export function GameSettings({ sound }: { sound: SoundSetting }) {
  return (
    <Stack spacing={2}>
      <SwitchField {...sound} icon={<Volume2 />} />
      <DisplaySettings />
    </Stack>
  )
}
