import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChallengeType, Level } from '#contract/challenges'
import { browserMessageText } from '#contract/browser-messages'
import type { Bilingual } from '#contract/patterns'
import { routes } from '#contract/routes'
import { Button, EmptyState, ErrorScreen, LevelMap, LevelMapLayout, MapChapter, Skeletons } from '#design-system'
import type { MapLevel } from '#design-system'
import { inLanguage, useLanguage } from '#lib/language'
import type { useLevels } from '../api/useChallenges.ts'
import type { MapRef } from '../model/address.ts'
import { currentLevelOf } from '../model/current-level.ts'
import { errorText } from '../model/error-text.ts'
import { asStars, chaptersOf } from '../model/map-level.ts'
import { pictureTint } from '../model/picture-tint.ts'
import { LevelDetails } from './LevelDetails.tsx'

interface LevelsProps {
  place: MapRef
  type: ChallengeType
  levels: ReturnType<typeof useLevels>
  title: Bilingual | undefined
}

/** From here on the level to play stands below the first screen. */
const farLevel = 2

/** The map itself, with the card of the level that is looked at. */
export function Levels({ place, type, levels, title }: LevelsProps) {
  const { t } = useTranslation('challenges')
  const language = useLanguage()
  const { data, error, mutate } = levels
  const again = () => void mutate()
  if (!data && error?.code === 'challenge_without_words') {
    return (
      <EmptyState
        title={errorText(error, language)}
        pose="think"
        action={<Button to={routes.challenges()}>{t('toChallenges')}</Button>}
      />
    )
  }
  if (!data && error) return <ErrorScreen title={errorText(error, language)} retryLabel={t('retry')} onRetry={again} />
  if (!data) return <Skeletons shape="list" count={5} label={t('loading')} />
  const [first] = data.levels
  if (!first) {
    return (
      <EmptyState title={t('none.title')} pose="think">
        {t('none.text')}
      </EmptyState>
    )
  }
  return (
    <Wood
      // Another map opens with its own level in sight.
      key={`${place.category} ${place.sub} ${place.difficulty}`}
      place={place}
      type={type}
      levels={data.levels}
      first={first}
      title={title ? inLanguage(title, language) : ''}
    />
  )
}

interface WoodProps {
  place: MapRef
  type: ChallengeType
  levels: readonly Level[]
  first: Level
  title: string
}

function Wood({ place, type, levels, first, title }: WoodProps) {
  const { t } = useTranslation('challenges')
  const language = useLanguage()
  const [pressed, setPressed] = useState<number>()
  const select = useCallback((level: number) => setPressed(level), [])
  const { current, blockedBy } = currentLevelOf(levels)
  // With nothing to play, the first level says why; with everything played, the last one was the newest.
  const fallback = first.state === 'locked' ? first : (levels.at(-1) ?? first)
  const selected = levels.find(({ level }) => level === (pressed ?? current)) ?? fallback
  const asMapLevel = ({ level, state, stars, locked_by: lockedBy, picture }: Level): MapLevel => ({
    number: level,
    state,
    stars: asStars(stars),
    picture: picture ?? undefined,
    label:
      state === 'locked'
        ? t('map.locked', {
            level,
            hint: browserMessageText(lockedBy === 'account' ? 'challenge_sign_in' : 'level_locked', language),
          })
        : state === 'completed'
          ? t('map.completed', { level, stars })
          : t('map.open', { level }),
  })
  const label = t('map.label', { title, difficulty: t(`difficulty.${place.difficulty}`) })
  const chapters = chaptersOf(levels)
  const mapOf = (chapter: readonly Level[], name: string) => (
    <LevelMap
      label={name}
      levels={chapter.map(asMapLevel)}
      current={current ?? undefined}
      selected={selected.level}
      onSelect={select}
      tint={pictureTint(place.category)}
      scrollToCurrent={current !== null && current > farLevel}
    />
  )
  const nameOf = (chapter: readonly Level[]) =>
    t('chapter.title', { from: chapter[0]?.level, to: chapter.at(-1)?.level })
  const leadOf = (chapter: readonly Level[]) =>
    chapter.every(({ state }) => state === 'locked')
      ? t('chapter.locked')
      : t('chapter.stars', {
          stars: chapter.reduce((sum, { stars }) => sum + asStars(stars), 0),
          total: chapter.length * 3,
        })
  const openFor = current ?? selected.level
  return (
    <LevelMapLayout
      map={
        chapters.length === 1
          ? mapOf(levels, label)
          : chapters.map((chapter) => (
              <MapChapter
                key={chapter[0]?.level}
                title={nameOf(chapter)}
                lead={leadOf(chapter)}
                defaultOpen={chapter.some(({ level }) => level === openFor)}
              >
                {mapOf(chapter, `${label}, ${nameOf(chapter)}`)}
              </MapChapter>
            ))
      }
      card={<LevelDetails level={selected} place={place} type={type} blockedBy={blockedBy} />}
    />
  )
}
