import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { RunWord } from '#contract/challenges'
import type { ConfusedPair } from '#contract/confusions'
import { routes } from '#contract/routes'
import { Button, Card, Chip, Stack, StackItem, Text, TextLink } from '#design-system'
import { meaningOf, meaningsFor } from '#features/words'
import { formatRecent } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useUser } from '#lib/session'
import { isOwnWord } from '#rules/own-words'
import { drillAddress } from '../model/drill-of.ts'

/** Two words that are taken for each other, why and how often, and the way to their drill. */
export function PairRow({ pair }: { pair: ConfusedPair }) {
  const { t } = useTranslation('confusions')
  const language = useLanguage()
  const [one, other] = pair.words
  const last = pair.kinds[0]?.last
  return (
    <li>
      <Card>
        <Stack spacing={3}>
          <Stack direction="row" spacing={4} wrap>
            {pair.words.map((word) => (
              <StackItem key={word.id} basis="8rem">
                <PairWord word={word} />
              </StackItem>
            ))}
          </Stack>
          <Stack direction="row" spacing={2} align="center" wrap>
            {pair.kinds.map(({ kind, times: [there, back], held }) => (
              <Chip key={kind} tone={held ? 'primary' : 'neutral'} icon={held ? <Check /> : undefined}>
                {t(held ? 'heldKind' : 'kindTimes', { kind: t(`kind.${kind}`), count: there + back })}
              </Chip>
            ))}
            {last !== undefined && (
              <Text component="span" variant="caption" color="textSecondary">
                {t('last', { when: formatRecent(last, language) })}
              </Text>
            )}
          </Stack>
          <div>
            <Button
              variant="secondary"
              to={drillAddress(pair)}
              aria-label={t('drillPair', { one: one.headword, other: other.headword })}
            >
              {t('drill')}
            </Button>
          </div>
        </Stack>
      </Card>
    </li>
  )
}

function PairWord({ word }: { word: RunWord }) {
  const language = useLanguage()
  const { user } = useUser()
  const { text, lang } = meaningOf(word, meaningsFor(user, language))
  return (
    <>
      <Text variant="h4" component="h2" lang="en" breakWord>
        {isOwnWord(word.id) ? (
          word.headword
        ) : (
          <TextLink to={routes.word({ word: word.headword })}>{word.headword}</TextLink>
        )}
      </Text>
      <Text variant="body2" color="textSecondary" lang={lang}>
        {text}
      </Text>
    </>
  )
}
