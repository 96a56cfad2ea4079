import { EarOff, Mic, MicOff, Music } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/profile'
import { Card, Stack, SwitchField, Text } from '#design-system'
import { useMicrophoneLeave } from '#features/practice'
import { formatTime } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useSaving } from '../model/useSaving.ts'

/** What is heard and said in play, and when it had better not be. */
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
          {t('sound.play')}
        </Text>
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
