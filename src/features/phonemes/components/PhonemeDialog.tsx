import { useTranslation } from 'react-i18next'
import { Dialog, Stack, Text } from '#design-system'
import { SpeakButton, useVoice } from '#features/words'
import { nameOfPhoneme, wordsOf } from '../model/phoneme-words.ts'
import type { PhonemeName } from '../model/phoneme-words.ts'

interface PhonemeDialogProps {
  /** In ARPAbet: 'TH'. */
  phoneme: string
  /** As it is shown, without slashes: 'θ'. */
  ipa: string
  /** The learner's word with this phoneme, heard first; left out for a sentence. */
  word?: string
  onClose: () => void
}

/** How a phoneme is made: words to hear it in, what the mouth does, and what it is mixed up with. */
export function PhonemeDialog({ phoneme, ...props }: PhonemeDialogProps) {
  const name = nameOfPhoneme(phoneme, props.ipa)
  return name && <NamedPhoneme name={name} {...props} />
}

function NamedPhoneme({ name, ipa, word, onClose }: Omit<PhonemeDialogProps, 'phoneme'> & { name: PhonemeName }) {
  const { t } = useTranslation('phonemes')
  const voice = useVoice()
  const { example, contrast } = wordsOf(name)
  const words = new Set([word, example, contrast].filter((each) => each !== undefined))
  return (
    <Dialog
      open
      title={t('title', { ipa: `/${ipa}/`, word: example })}
      description={t('approximate')}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <Stack spacing={5}>
        <Stack spacing={1}>
          <Text variant="h4" component="h3">
            {t('listen')}
          </Text>
          <Stack component="ul" direction="row" spacing={4} wrap aria-label={t('listen')}>
            {[...words].map((each) => (
              <Stack key={each} component="li" direction="row" spacing={2} align="center">
                <Text component="span" weight="semibold" lang="en">
                  {each}
                </Text>
                <SpeakButton headword={each} voice={voice} label={t('hear', { word: each })} variant="plain" />
              </Stack>
            ))}
          </Stack>
          {contrast !== undefined && (
            <Text variant="body2" color="textSecondary">
              {t('pair', { word: example, contrast })}
            </Text>
          )}
        </Stack>
        <TextPart title={t('mouth')}>{t(`sounds.${name}.mouth`)}</TextPart>
        <TextPart title={t('tip')}>{t(`sounds.${name}.tip`)}</TextPart>
      </Stack>
    </Dialog>
  )
}

function TextPart({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <Text variant="h4" component="h3">
        {title}
      </Text>
      <Text>{children}</Text>
    </div>
  )
}
