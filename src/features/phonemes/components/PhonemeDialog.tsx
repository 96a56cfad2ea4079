import { useTranslation } from 'react-i18next'
import { Dialog, Stack, Text } from '#design-system'
import { SpeakButton, useVoice } from '#features/words'
import { useUser } from '#lib/session'
import { nameOfPhoneme, wordsOf } from '../model/phoneme-words.ts'
import type { PhonemeName } from '../model/phoneme-words.ts'
import { MouthDrawing } from './MouthDrawing.tsx'

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
  const { user } = useUser()
  const { example, heardIn, ...words } = wordsOf(name)
  const isHeard = heardIn === undefined || user?.voice_accent !== 'uk'
  const contrast = isHeard ? words.contrast : undefined
  const toHear = new Set([word, example, contrast].filter((each) => each !== undefined))
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
            {[...toHear].map((each) => (
              <WordToHear key={each} word={each} />
            ))}
          </Stack>
          {contrast !== undefined && (
            <Text variant="body2" color="textSecondary">
              {t('pair', { word: example, contrast })}
            </Text>
          )}
        </Stack>
        <MouthDrawing name={name} />
        <TextPart title={t('mouth')}>{t(`sounds.${name}.mouth`)}</TextPart>
        <TextPart title={t('tip')}>{t(`sounds.${name}.tip`)}</TextPart>
      </Stack>
    </Dialog>
  )
}

/** With a voice of its own: one word that cannot be said says nothing about the others. */
function WordToHear({ word }: { word: string }) {
  const { t } = useTranslation('phonemes')
  const voice = useVoice()
  return (
    <Stack component="li" direction="row" spacing={2} align="center">
      <Text component="span" weight="semibold" lang="en">
        {word}
      </Text>
      <SpeakButton headword={word} voice={voice} label={t('hear', { word })} variant="plain" />
    </Stack>
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
