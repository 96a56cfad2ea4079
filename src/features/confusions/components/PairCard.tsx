import { useTranslation } from 'react-i18next'
import type { RunWord } from '#contract/challenges'
import type { ConfusionKind } from '#contract/confusions'
import { Button, Card, Grid, PlayColumn, Stack, Text, WordCard } from '#design-system'
import {
  fadedMeanings,
  meaningOf,
  meaningsFor,
  SectionBody,
  SpeakButton,
  useVoice,
  useWord,
  WordDifference,
} from '#features/words'
import { useLanguage } from '#lib/language'
import { useUser } from '#lib/session'
import { isOwnWord } from '#rules/own-words'

interface PairCardProps {
  words: readonly [RunWord, RunWord]
  kind: ConfusionKind
  onStart: () => void
  onBack: () => void
}

/** The two words side by side, with an example of each and what the dictionary says of the difference; then the drill. */
export function PairCard({ words, kind, onStart, onBack }: PairCardProps) {
  const { t } = useTranslation('confusions')
  const [one, other] = words
  return (
    <PlayColumn>
      <Stack spacing={5}>
        <Stack spacing={1}>
          <Text variant="h3" component="h1" align="center">
            {t('card.title')}
          </Text>
          <Text color="textSecondary" align="center">
            {t(`card.${kind}`)}
          </Text>
        </Stack>
        <Grid columns={{ xs: 1, sm: 2 }} spacing={4}>
          <Entry word={one} />
          <Entry word={other} />
        </Grid>
        {!isOwnWord(one.id) && !isOwnWord(other.id) && <WordDifference one={one.headword} other={other.headword} />}
        <Stack direction="row" spacing={3} justify="center" wrap>
          <Button variant="quiet" onClick={onBack}>
            {t('back')}
          </Button>
          <Button onClick={onStart}>{t('card.start')}</Button>
        </Stack>
      </Stack>
    </PlayColumn>
  )
}

function Entry({ word }: { word: RunWord }) {
  const { t } = useTranslation('confusions')
  const language = useLanguage()
  const { user } = useUser()
  const voice = useVoice()
  const meanings = meaningsFor(user, language)
  const { text, lang } = meaningOf(word, user?.meanings_fade ? fadedMeanings(meanings, word.faded_to) : meanings)
  const accent = user?.voice_accent ?? 'us'
  const ipa = accent === 'uk' ? word.ipa_uk : word.ipa_us
  return (
    <Stack spacing={3}>
      <WordCard
        headword={word.headword}
        meaning={text}
        meaningLang={lang}
        picture={word.picture === null ? undefined : { src: word.picture, tint: 'leaf' }}
        phonetics={ipa ? [{ accent: t(`accent.${accent}`), ipa }] : []}
        speaker={<SpeakButton headword={word.headword} voice={voice} label={t('hear', { word: word.headword })} />}
      />
      {!isOwnWord(word.id) && <Details headword={word.headword} />}
    </Stack>
  )
}

/** An example and a memory aid; nothing until they are there. */
function Details({ headword }: { headword: string }) {
  const { data } = useWord(headword)
  const sections = (data?.sections ?? []).flatMap((section) =>
    section.kind === 'examples'
      ? { ...section, items: section.items.slice(0, 1) }
      : section.kind === 'memory_aids'
        ? { ...section, items: section.items.slice(0, 1) }
        : [],
  )
  if (sections.length === 0) return null
  return (
    <Card>
      <Stack spacing={4}>
        {sections.map((section) => (
          <SectionBody key={section.kind} section={section} word={headword} />
        ))}
      </Stack>
    </Card>
  )
}
