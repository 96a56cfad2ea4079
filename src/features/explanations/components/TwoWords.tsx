import { useTranslation } from 'react-i18next'
import type { RunWord } from '#contract/challenges'
import { Card, Grid, Stack, Text } from '#design-system'
import { WordDifference } from '#features/words'
import { isOwnWord } from '#rules/own-words'
import type { Difference } from '#rules/word-difference'
import { useMixedUp } from '../api/useMixedUp.ts'
import { useRecords } from '../api/useRecords.ts'
import { placesOf, markedParts } from '../model/difference-text.ts'
import { RecordState } from './RecordState.tsx'
import { WordFacts } from './WordFacts.tsx'
import type { LooksOfWords } from './WordFacts.tsx'

interface TwoWordsProps extends LooksOfWords {
  word: RunWord
  chosen: RunWord
  by: 'choice' | 'ear' | 'voice'
  letters: Difference | null
  sounds: Difference | null
}

/** The word that was asked for beside the one that was taken for it, and in what the two differ. */
export function TwoWords({ word, chosen, by, letters, sounds, ...looks }: TwoWordsProps) {
  const { t } = useTranslation('explanations')
  const found = useRecords(word, chosen)
  const isMixedUp = useMixedUp(word, chosen)
  const headwords = [word.headword, chosen.headword] as const
  const textOf = (difference: Difference, slash = '') =>
    placesOf(difference)
      .map((place) =>
        place.kind === 'swap'
          ? t('swap', { one: `${slash}${place.one}${slash}`, other: `${slash}${place.other}${slash}` })
          : t('only', { part: `${slash}${place.part}${slash}`, word: headwords[place.of] }),
      )
      .join(t('between'))
  return (
    <Stack spacing={4}>
      <Grid columns={{ xs: 1, sm: 2 }} spacing={3}>
        {([word, chosen] as const).map((each, index) => (
          <Card key={each.id}>
            <WordFacts
              {...looks}
              word={each}
              record={found.records[index]}
              role={t(`role.${by}.${index === 0 ? 'asked' : 'taken'}`)}
              parts={letters ? markedParts(letters, index === 0 ? 'one' : 'other', each.headword) : undefined}
            />
          </Card>
        ))}
      </Grid>
      {(letters || sounds || isMixedUp) && (
        <div>
          {letters && <Text>{t('letters', { count: letters.count, places: textOf(letters) })}</Text>}
          {sounds && <Text>{t('sounds', { count: sounds.count, places: textOf(sounds, '/') })}</Text>}
          {isMixedUp && <Text>{t('mixedUp')}</Text>}
        </div>
      )}
      {!isOwnWord(word.id) && !isOwnWord(chosen.id) && <WordDifference one={word.headword} other={chosen.headword} />}
      <RecordState {...found} />
    </Stack>
  )
}
