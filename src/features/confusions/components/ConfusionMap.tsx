import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConfusedPair } from '#contract/confusions'
import { routes } from '#contract/routes'
import {
  Button,
  Card,
  EmptyState,
  ErrorScreen,
  SegmentedControl,
  Skeletons,
  Stack,
  Text,
  WordNetwork,
} from '#design-system'
import { confusionKinds } from '#rules/confusions'
import { useConfusions } from '../api/useConfusions.ts'
import { lineOf, networkLinks } from '../model/network.ts'
import { PairRow } from './PairRow.tsx'

const filters = ['all', ...confusionKinds] as const
type Filter = (typeof filters)[number]

/** Which words the learner takes for which: a drawing, and a list that leads to the words and to the drill of each pair. */
export function ConfusionMap() {
  const { t } = useTranslation('confusions')
  const { data, error, mutate } = useConfusions()
  const [filter, setFilter] = useState<Filter>('all')
  if (error && !data) return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
  if (!data) return <Skeletons shape="list" count={4} label={t('loading')} />
  if (data.pairs.length === 0) {
    return (
      <EmptyState
        title={t('none')}
        action={
          <Button variant="secondary" to={routes.challenges()}>
            {t('play')}
          </Button>
        }
      >
        {t('noneText')}
      </EmptyState>
    )
  }
  const pairs = data.pairs.filter(({ kinds }) => filter === 'all' || kinds.some(({ kind }) => kind === filter))
  return (
    <Stack spacing={5}>
      <Text color="textSecondary">{t('lead')}</Text>
      <SegmentedControl
        label={t('filter')}
        options={filters.map((value) => ({ value, label: t(`show.${value}`) }))}
        value={filter}
        onChange={setFilter}
        fullWidth
      />
      {pairs.length === 0 ? (
        <EmptyState title={t('noneOfKind')} pose="cheer" />
      ) : (
        <>
          <Card>
            <Drawing pairs={pairs} />
          </Card>
          <Stack component="ul" spacing={3} aria-label={t('list')}>
            {pairs.map((pair) => (
              <PairRow key={pair.words.map(({ id }) => id).join()} pair={pair} />
            ))}
          </Stack>
          <Text variant="body2" color="textSecondary">
            {t('how')}
          </Text>
        </>
      )}
    </Stack>
  )
}

function Drawing({ pairs }: { pairs: readonly ConfusedPair[] }) {
  const { t } = useTranslation('confusions')
  const links = networkLinks(pairs)
  const drawn = links.map(({ words: [one, other] }) => t('pair', { one, other }))
  return (
    <WordNetwork
      links={links}
      label={t('drawing', { pairs: drawn.join(t('comma')) })}
      legend={confusionKinds
        .filter((kind) => links.some(({ line }) => line === lineOf[kind]))
        .map((kind) => ({ line: lineOf[kind], text: t(`kind.${kind}`) }))}
    />
  )
}
