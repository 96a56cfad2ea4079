import { useTranslation } from 'react-i18next'
import type { ChallengeType, Level } from '#contract/challenges'
import { messageText } from '#contract/messages'
import type { Bilingual } from '#contract/patterns'
import { routes } from '#contract/routes'
import { Button, EmptyState, ErrorScreen, LevelMap, Notice, Skeletons, Stack } from '#design-system'
import type { MapLevel } from '#design-system'
import { inLanguage, useLanguage } from '#lib/language'
import type { useLevels } from '../api/useChallenges.ts'
import { gameAddress, mapAddress } from '../model/address.ts'
import type { MapRef } from '../model/address.ts'
import { errorText } from '../model/error-text.ts'
import { currentLevelOf } from '../model/current-level.ts'

interface LevelsProps {
  place: MapRef
  type: ChallengeType
  levels: ReturnType<typeof useLevels>
  title: Bilingual | undefined
}

const asStars = (stars: number) => (stars >= 3 ? 3 : stars >= 2 ? 2 : stars >= 1 ? 1 : 0)

/** From here on the level to play stands below the first screen. */
const farLevel = 12

/** The map itself, with what opens the next level. */
export function Levels({ place, type, levels, title }: LevelsProps) {
  const { t } = useTranslation('challenges')
  const language = useLanguage()
  const { data, error, mutate } = levels
  const again = () => void mutate()
  if (!data && error?.code === 'challenge_without_words') {
    return (
      <EmptyState
        title={errorText(error, language)}
        action={<Button to={routes.challenges()}>{t('toChallenges')}</Button>}
      />
    )
  }
  if (!data && error) return <ErrorScreen title={errorText(error, language)} retryLabel={t('retry')} onRetry={again} />
  if (!data) return <Skeletons shape="list" count={5} label={t('loading')} />
  if (data.levels.length === 0) return <EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>

  const addressOf = (level: number, wordsFrom: 'level' | 'missed' = 'level') =>
    gameAddress({ ...place, level, type, wordsFrom })
  const asMapLevel = ({ level, state, stars, locked_by }: Level): MapLevel => {
    const hint =
      locked_by === 'account'
        ? messageText('challenge_sign_in', language)
        : locked_by && messageText('level_locked', language)
    return {
      number: level,
      state,
      stars: asStars(stars),
      to: addressOf(level),
      label:
        state === 'locked'
          ? t('map.locked', { level, hint })
          : state === 'completed'
            ? t('map.completed', { level, stars })
            : t('map.open', { level }),
      hint: hint ?? undefined,
    }
  }
  const { current, blockedBy, needsAccount } = currentLevelOf(data.levels)
  return (
    <Stack spacing={5}>
      {blockedBy !== null && (
        <Notice
          tone="reward"
          title={messageText('level_locked', language)}
          actions={
            <Stack direction="row" spacing={2} wrap>
              <Button to={addressOf(blockedBy, 'missed')}>{t('result.practise')}</Button>
              <Button variant="secondary" to={addressOf(blockedBy)}>
                {t('locked.playBefore', { level: blockedBy })}
              </Button>
            </Stack>
          }
        >
          {t('locked.how', { level: blockedBy })}
        </Notice>
      )}
      <LevelMap
        label={t('map.label', {
          title: title ? inLanguage(title, language) : '',
          difficulty: t(`difficulty.${place.difficulty}`),
        })}
        levels={data.levels.map(asMapLevel)}
        current={current ?? undefined}
        scrollToCurrent={current !== null && current > farLevel}
      />
      {needsAccount && (
        <Notice
          tone="primary"
          title={messageText('challenge_sign_in', language)}
          actions={
            <Stack direction="row" spacing={2} wrap>
              <Button to={routes.signIn({ redirect: mapAddress(place) })}>{t('guest.signIn')}</Button>
              <Button variant="secondary" to={routes.signUp({ redirect: mapAddress(place) })}>
                {t('guest.signUp')}
              </Button>
            </Stack>
          }
        >
          {t('guest.locked')}
        </Notice>
      )}
    </Stack>
  )
}
