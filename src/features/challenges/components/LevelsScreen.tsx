import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import type { ChallengeType, Difficulty } from '#contract/challenges'
import { routes } from '#contract/routes'
import { Chip, ChipRow, PageHeader, SegmentedControl, Skeletons, Stack } from '#design-system'
import { useSendPendingAnswers } from '#features/practice'
import { inLanguage, useLanguage } from '#lib/language'
import { usePreference } from '#lib/preference'
import { useCatalogue, useLevels } from '../api/useChallenges.ts'
import { difficulties, difficultyOf, mapAddress, types } from '../model/address.ts'
import { Levels } from './Levels.tsx'

/** The level map of a category, by difficulty and type. Without a category there is nothing to show: back to the catalogue. */
export function LevelsScreen() {
  const [query] = useSearchParams()
  useSendPendingAnswers()
  const category = query.get('category')
  if (!category) return <Navigate replace to={routes.challenges()} />
  return <MapOf category={category} sub={query.get('sub')} difficulty={difficultyOf(query)} />
}

interface MapOfProps {
  category: string
  sub: string | null
  difficulty: Difficulty
}

function MapOf({ category, sub, difficulty }: MapOfProps) {
  const { t } = useTranslation('challenges')
  const language = useLanguage()
  const [, setQuery] = useSearchParams()
  const [type, setType] = usePreference<ChallengeType>('type', 'multi-choice')
  const { data: catalogue, error: catalogueError } = useCatalogue()
  const place = { category, sub, difficulty }
  const levels = useLevels(place)
  const known = catalogue?.categories.find(({ slug }) => slug === category)
  const title = known?.title ?? (sub === null ? levels.data?.title : undefined)
  const counts = levels.data?.counts
  const show = (change: Partial<typeof place>) => {
    const address = mapAddress({ ...place, ...change })
    setQuery(new URLSearchParams(address.split('?')[1]), { replace: true })
  }
  return (
    <>
      <PageHeader
        landscape="sky"
        title={title ? inLanguage(title, language) : t('levels')}
        back={{ label: t('title'), to: routes.challenges() }}
      />
      {!catalogue && !catalogueError ? (
        // Its topics stand above all else: what is drawn before them would be pushed down.
        <Skeletons shape="list" count={5} label={t('loading')} />
      ) : (
        <Stack spacing={5}>
          {known && known.subcategories.length > 0 && (
            <ChipRow role="group" aria-label={t('topics')}>
              <Chip selected={sub === null} onPress={() => show({ sub: null })}>
                {t('allTopics')}
              </Chip>
              {known.subcategories.map(({ slug, title: name }) => (
                <Chip key={slug} selected={sub === slug} onPress={() => show({ sub: slug })}>
                  {inLanguage(name, language)}
                </Chip>
              ))}
            </ChipRow>
          )}
          <Stack direction={{ xs: 'column', md: 'row' }} spacing={3}>
            <SegmentedControl
              label={t('difficultyLabel')}
              options={difficulties.map((value) => ({
                value,
                label: t(`difficulty.${value}`),
                disabled: counts?.[value] === 0,
              }))}
              value={difficulty}
              onChange={(next) => show({ difficulty: next })}
            />
            <SegmentedControl
              label={t('typeLabel')}
              options={types.map((value) => ({ value, label: t(`type.${value}`) }))}
              value={type}
              onChange={setType}
            />
          </Stack>
          <Levels place={place} type={type} levels={levels} title={title} />
        </Stack>
      )}
    </>
  )
}
