import { MonitorSmartphone, Volume2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/profile'
import { Button, Stack, SwitchField } from '#design-system'
import { useDeviceVoice } from '#features/words'

/** What the sample says: sounds that voices differ in. */
const SAMPLE = 'The weather is lovely, and the children are reading together.'

/** The choice to hear words in the voice of this device, and a sample of it. */
export function DeviceVoiceField({ accent }: { accent: User['voice_accent'] }) {
  const { t } = useTranslation('settings')
  const { name, isOn, setOn, saySample } = useDeviceVoice(accent)
  return (
    <Stack spacing={2}>
      <SwitchField
        icon={<MonitorSmartphone />}
        label={t('sound.device')}
        help={name === null ? t('sound.deviceNone') : t('sound.deviceText', { name })}
        checked={isOn}
        disabled={name === null}
        onChange={setOn}
      />
      {name !== null && (
        <div>
          <Button variant="secondary" startIcon={<Volume2 />} onClick={() => saySample(SAMPLE)}>
            {t('sound.deviceSample')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
