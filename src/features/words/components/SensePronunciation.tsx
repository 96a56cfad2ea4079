import { useTranslation } from 'react-i18next'
import { Stack } from '#design-system'
import { senseSound } from '../model/address.ts'
import { AccentSound } from './AccentSound.tsx'
import { SoundButton } from './SoundButton.tsx'

interface SensePronunciationProps {
  word: string
  /** Position of the sense, which asks for its sound. */
  sense: number
  ipa_uk: string
  ipa_us: string
}

/** How a word is said in one sense, in both accents, for words whose senses sound differently. */
export function SensePronunciation({ word, sense, ipa_uk: uk, ipa_us: us }: SensePronunciationProps) {
  const { t } = useTranslation('words')
  const sounds = [
    { accent: 'uk', ipa: uk },
    { accent: 'us', ipa: us },
  ] as const
  return (
    <Stack direction="row" spacing={{ xs: 2, sm: 4 }} wrap>
      {sounds.map(({ accent, ipa }) => (
        <AccentSound key={accent} accent={t(`accent.${accent}`)} ipa={ipa}>
          <SoundButton
            src={senseSound(word, accent, sense)}
            text={word}
            accent={accent}
            isOfSense
            label={t('hear.sense', { accent: t(`accent.${accent}`), ipa })}
          />
        </AccentSound>
      ))}
    </Stack>
  )
}
