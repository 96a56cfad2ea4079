import { EarOff, Volume2 } from 'lucide-react'
import { Stack, SwitchField } from '#design-system'
import type { PlaySwitch } from '#features/practice'
import { DisplaySettings } from './layouts/DisplaySettings.tsx'

const icons = [<Volume2 key="sound" />, <EarOff key="quiet" />]

/** What may be set while something is played. A file of its own, so that pages may bring it late. */
export function PlaySettings({ switches }: { switches: readonly PlaySwitch[] }) {
  return (
    <Stack spacing={2}>
      {switches.map((each, index) => (
        <SwitchField key={each.label} {...each} icon={icons[index]} />
      ))}
      <DisplaySettings />
    </Stack>
  )
}
