import { useTranslation } from 'react-i18next'
import type { RoundItem } from '#contract/sounds'
import { Stack, Text } from '#design-system'
import { SpeakButton } from '#features/words'
import type { Voice } from '#features/words'

/** Both words of a pair, to be compared by ear. */
export function PairWords({ words, voice }: Pick<RoundItem, 'words'> & { voice: Voice }) {
  const { t } = useTranslation('sounds')
  return (
    <Stack component="ul" direction="row" spacing={5} wrap justify="center" aria-label={t('trainer.compare')}>
      {words.map((word) => (
        <Stack key={word.id} component="li" direction="row" spacing={2} align="center">
          <Text component="span" weight="semibold" lang="en">
            {word.headword}
          </Text>
          <SpeakButton
            headword={word.headword}
            voice={voice}
            label={t('trainer.hearWord', { word: word.headword })}
            variant="plain"
          />
        </Stack>
      ))}
    </Stack>
  )
}
