import { useTranslation } from 'react-i18next'
import type { ChallengeType, Level } from '#contract/challenges'
import { browserMessageText } from '#contract/browser-messages'
import { routes } from '#contract/routes'
import { Button, LevelCard, StarRating } from '#design-system'
import { formatDuration } from '#lib/format'
import { useLanguage } from '#lib/language'
import { gameAddress, mapAddress } from '../model/address.ts'
import type { MapRef } from '../model/address.ts'
import { asStars } from '../model/map-level.ts'
import { pictureTint } from '../model/picture-tint.ts'

interface LevelDetailsProps {
  level: Level
  place: MapRef
  type: ChallengeType
  /** The finished level whose missing stars keep the next one shut. */
  blockedBy: number | null
}

/** The level that was pressed on the map: its words, its best time, and the way in or what opens it. */
export function LevelDetails({ level, place, type, blockedBy }: LevelDetailsProps) {
  const { t } = useTranslation('challenges')
  const language = useLanguage()
  const { stars, words, best_ms: best, state, locked_by: lockedBy } = level
  const addressOf = (number: number, wordsFrom: 'level' | 'missed' = 'level') =>
    gameAddress({ ...place, level: number, type, wordsFrom })
  const shared = {
    title: t('card.title', { level: level.level }),
    picture: level.picture ?? undefined,
    tint: pictureTint(place.category),
  }
  if (lockedBy === 'account') {
    return (
      <LevelCard
        {...shared}
        facts={t('card.locked')}
        action={<Button to={routes.signIn({ redirect: mapAddress(place) })}>{t('guest.signIn')}</Button>}
        more={
          <Button variant="secondary" to={routes.signUp({ redirect: mapAddress(place) })}>
            {t('guest.signUp')}
          </Button>
        }
      >
        <p>{browserMessageText('challenge_sign_in', language)}</p>
        <p>{t('guest.locked')}</p>
      </LevelCard>
    )
  }
  const missed = blockedBy !== null && (level.level === blockedBy || lockedBy === 'stars') && (
    <Button variant="secondary" to={addressOf(blockedBy, 'missed')}>
      {t('result.practise')}
    </Button>
  )
  const how = blockedBy !== null && <p>{t('locked.how', { level: blockedBy })}</p>
  if (lockedBy === 'stars') {
    return (
      <LevelCard
        {...shared}
        facts={t('card.locked')}
        action={
          blockedBy !== null && (
            <Button to={addressOf(blockedBy)}>{t('locked.playBefore', { level: blockedBy })}</Button>
          )
        }
        more={missed}
      >
        <p>{browserMessageText('level_locked', language)}</p>
        {how}
      </LevelCard>
    )
  }
  return (
    <LevelCard
      {...shared}
      facts={
        <>
          <StarRating value={asStars(stars)} label={t('stars', { count: stars })} size="s" />
          {best !== null && t('card.best', { time: formatDuration(best, language) })}
        </>
      }
      words={words}
      wordsLabel={t('card.words')}
      action={<Button to={addressOf(level.level)}>{t(state === 'completed' ? 'card.again' : 'card.play')}</Button>}
      more={missed}
    >
      {missed && how}
    </LevelCard>
  )
}
