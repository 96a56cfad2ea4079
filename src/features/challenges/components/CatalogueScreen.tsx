import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import type { Category } from '#contract/challenges'
import { CategoryCard, EmptyState, ErrorScreen, Grid, PageHeader, Section, Skeletons, Stack } from '#design-system'
import { useSendPendingAnswers } from '#features/practice'
import { formatNumber } from '#lib/format'
import { inLanguage, useLanguage } from '#lib/language'
import { useCatalogue } from '../api/useChallenges.ts'
import { mapAddress } from '../model/address.ts'
import { errorText } from '../model/error-text.ts'
import { pictureTint, signOf } from '../model/picture-tint.ts'

const kinds: readonly Category['kind'][] = ['picture', 'exam']
/** What the first frame shows: it fills the screen, and the rest follows below it. */
const firstKinds = kinds.slice(0, 1)

/** Every challenge: topics in pictures first, then the lists of exams. */
export function CatalogueScreen() {
  const { t } = useTranslation('challenges')
  useSendPendingAnswers()
  return (
    <>
      <PageHeader landscape="sky" title={t('title')} lead={t('lead')} />
      <Catalogue />
    </>
  )
}

function Catalogue() {
  const { t } = useTranslation('challenges')
  const language = useLanguage()
  const { data, error, mutate } = useCatalogue()
  const shown = useDeferredValue(kinds, firstKinds)
  const again = () => void mutate()
  if (!data && error) {
    return <ErrorScreen title={errorText(error, language)} retryLabel={t('retry')} onRetry={again} />
  }
  if (!data) return <Skeletons shape="cards" count={6} label={t('loading')} />
  if (data.categories.length === 0) {
    return <EmptyState title={t('preparing.title')}>{t('preparing.text')}</EmptyState>
  }
  return (
    <Stack spacing={8}>
      {shown.map((kind) => (
        <Kind key={kind} kind={kind} categories={data.categories.filter((each) => each.kind === kind)} />
      ))}
    </Stack>
  )
}

interface KindProps {
  kind: Category['kind']
  categories: readonly Category[]
}

function Kind({ kind, categories }: KindProps) {
  const { t } = useTranslation('challenges')
  const language = useLanguage()
  if (categories.length === 0) return null
  return (
    <Section title={t(`kind.${kind}`)} look="h2">
      <Grid columnWidth="19rem" spacing={{ xs: 3, md: 4 }}>
        {categories.map(({ slug, title, cover, words, levels, completed, stars }) => (
          <CategoryCard
            key={slug}
            title={inLanguage(title, language)}
            cover={cover === null ? { sign: signOf(slug, language) } : { src: cover, tint: pictureTint(slug) }}
            counts={t('counts', { words: formatNumber(words, language), levels: formatNumber(levels, language) })}
            progress={
              completed > 0
                ? { value: completed / levels, label: t('progress', { completed, levels, count: stars }) }
                : undefined
            }
            to={mapAddress({ category: slug, sub: null, difficulty: 'easy' })}
          />
        ))}
      </Grid>
    </Section>
  )
}
