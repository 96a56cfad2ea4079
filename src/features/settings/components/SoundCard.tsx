import { EarOff, Mic, MicOff, Music, Volume2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/profile'
import { Card, Stack, SwitchField, Text } from '#design-system'
import { useMicrophoneLeave } from '#features/practice'
import { formatTime } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useSaving } from '../model/useSaving.ts'
import { ChoiceRow } from './ChoiceRow.tsx'
import { DeviceVoiceField } from './DeviceVoiceField.tsx'

/** How words sound, and when they had better not. */
export function SoundCard({ user }: { user: User }) {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const { pendingChanges, save } = useSaving()
  const now = { ...user, ...pendingChanges }
  const quiet = pendingChanges.quiet ?? user.quiet_until !== null
  const { canRecord, leave, setLeave } = useMicrophoneLeave()
  return (
    <Card>
      <Stack spacing={6}>
        <Text variant="h3" component="h2">
          {t('sound.title')}
        </Text>
        <ChoiceRow
          label={t('sound.accent')}
          text={t('sound.accentText')}
          options={[
            { value: 'us', label: t('sound.us') },
            { value: 'uk', label: t('sound.uk') },
          ]}
          value={now.voice_accent}
          onChange={(voice_accent) => void save({ voice_accent })}
        />
        <ChoiceRow
          label={t('sound.rate')}
          text={t('sound.rateText')}
          options={[
            { value: 'normal', label: t('sound.normal') },
            { value: 'slow', label: t('sound.slow') },
          ]}
          value={now.voice_rate}
          onChange={(voice_rate) => void save({ voice_rate })}
        />
        <DeviceVoiceField accent={now.voice_accent} />
        <SwitchField
          icon={<Volume2 />}
          label={t('sound.autoPlay')}
          help={t('sound.autoPlayText')}
          checked={now.auto_play}
          onChange={(auto_play) => void save({ auto_play })}
        />
        <SwitchField
          icon={<Music />}
          label={t('sound.effects')}
          help={t('sound.effectsText')}
          checked={now.sound_effects}
          onChange={(sound_effects) => void save({ sound_effects })}
        />
        <SwitchField
          icon={<EarOff />}
          label={t('sound.quiet')}
          help={
            user.quiet_until
              ? t('sound.quietUntil', { time: formatTime(user.quiet_until, language) })
              : t('sound.quietText')
          }
          checked={quiet}
          onChange={(next) => void save({ quiet: next })}
        />
        <SwitchField
          icon={<EarOff />}
          label={t('sound.never')}
          help={t('sound.neverText')}
          checked={now.no_listening}
          onChange={(no_listening) => void save({ no_listening })}
        />
        {canRecord && (
          <SwitchField
            icon={<Mic />}
            label={t('sound.speak')}
            help={t('sound.speakText')}
            checked={leave === 'given'}
            onChange={(isOn) => setLeave(isOn ? 'given' : 'refused')}
          />
        )}
        {canRecord && (
          <SwitchField
            icon={<MicOff />}
            label={t('sound.cannotSpeak')}
            help={
              user.cannot_speak_until
                ? t('sound.cannotSpeakUntil', { time: formatTime(user.cannot_speak_until, language) })
                : t('sound.cannotSpeakText')
            }
            checked={pendingChanges.cannot_speak ?? user.cannot_speak_until !== null}
            onChange={(next) => void save({ cannot_speak: next })}
          />
        )}
      </Stack>
    </Card>
  )
}
