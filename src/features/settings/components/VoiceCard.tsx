import { Volume2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/profile'
import { Card, Stack, SwitchField, Text } from '#design-system'
import { useSaving } from '../model/useSaving.ts'
import { ChoiceRow } from './ChoiceRow.tsx'
import { DeviceVoiceField } from './DeviceVoiceField.tsx'

/** How words are said. */
export function VoiceCard({ user }: { user: User }) {
  const { t } = useTranslation('settings')
  const { pendingChanges, save } = useSaving()
  const { voice_accent, voice_rate, auto_play } = { ...user, ...pendingChanges }
  return (
    <Card>
      <Stack spacing={6}>
        <Text variant="h3" component="h2">
          {t('sound.voice')}
        </Text>
        <ChoiceRow
          label={t('sound.accent')}
          text={t('sound.accentText')}
          options={[
            { value: 'us', label: t('sound.us') },
            { value: 'uk', label: t('sound.uk') },
          ]}
          value={voice_accent}
          onChange={(accent) => void save({ voice_accent: accent })}
        />
        <ChoiceRow
          label={t('sound.rate')}
          text={t('sound.rateText')}
          options={[
            { value: 'normal', label: t('sound.normal') },
            { value: 'slow', label: t('sound.slow') },
          ]}
          value={voice_rate}
          onChange={(rate) => void save({ voice_rate: rate })}
        />
        <DeviceVoiceField accent={voice_accent} />
        <SwitchField
          icon={<Volume2 />}
          label={t('sound.autoPlay')}
          help={t('sound.autoPlayText')}
          checked={auto_play}
          onChange={(on) => void save({ auto_play: on })}
        />
      </Stack>
    </Card>
  )
}
