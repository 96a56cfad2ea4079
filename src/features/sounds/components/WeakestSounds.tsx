import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import type { SoundProfile, SoundResult, SoundWord } from '#contract/sounds'
import { Button, Card, Stack, Text, TextLink } from '#design-system'
import { meaningOf, meaningsFor } from '#features/words'
import { useLanguage } from '#lib/language'
import { useUser } from '#lib/session'
import { triesOf } from '#rules/sound-profile'
import { usePhonemeIpa } from '#features/speech'

interface WeakestSoundsProps {
  profile: SoundProfile
  /** Shows how a sound is made. */
  onPhoneme: (phoneme: string) => void
}

/** The sounds that go wrong most, each with words to say. */
export function WeakestSounds({ profile: { weakest, sounds }, onPhoneme }: WeakestSoundsProps) {
  const { t } = useTranslation('sounds')
  return (
    <Stack component="section" spacing={3} aria-label={t('weakest.title')}>
      <Text variant="h2">{t('weakest.title')}</Text>
      <Text color="textSecondary">{weakest.length === 0 ? t('weakest.none') : t('weakest.lead')}</Text>
      {weakest.map(({ phoneme, words }) => {
        const sound = sounds.find((each) => each.phoneme === phoneme)
        return sound && <WeakSound key={phoneme} sound={sound} words={words} onPhoneme={() => onPhoneme(phoneme)} />
      })}
    </Stack>
  )
}

interface WeakSoundProps {
  sound: SoundResult
  words: readonly SoundWord[]
  onPhoneme: () => void
}

function WeakSound({ sound, words, onPhoneme }: WeakSoundProps) {
  const { t } = useTranslation('sounds')
  const ipaOf = usePhonemeIpa()
  const language = useLanguage()
  const { user } = useUser()
  const meanings = meaningsFor(user, language)
  const ipa = `/${ipaOf(sound.phoneme)}/`
  return (
    <Card>
      <Stack spacing={4}>
        <Stack direction="row" spacing={3} align="center" justify="space-between" wrap>
          <div>
            <Text variant="h3" lang="en-fonipa">
              {ipa}
            </Text>
            <Text color="textSecondary">
              {t('weakest.clear', { good: sound.good, tries: triesOf(sound) })}
              {sound.heard !== null && ` ${t('weakest.heard', { sound: `/${ipaOf(sound.heard)}/` })}`}
            </Text>
          </div>
          <Button variant="secondary" onClick={onPhoneme}>
            {t('weakest.how', { sound: ipa })}
          </Button>
        </Stack>
        {words.length > 0 && (
          <Stack component="ul" spacing={2} aria-label={t('weakest.words', { sound: ipa })}>
            {words.map(({ word, reason }) => {
              const { text, lang } = meaningOf(word, meanings)
              return (
                <Stack key={word.id} component="li" direction="row" spacing={3} align="center" wrap>
                  <TextLink to={routes.record({ word: word.headword })}>
                    <span lang="en">{word.headword}</span>
                  </TextLink>
                  <Text component="span" variant="body2" lang={lang}>
                    {text}
                  </Text>
                  {(reason === 'due' || reason === 'missed') && (
                    <Text component="span" variant="caption" color="textSecondary">
                      {t(`weakest.reason.${reason}`)}
                    </Text>
                  )}
                </Stack>
              )
            })}
          </Stack>
        )}
      </Stack>
    </Card>
  )
}
