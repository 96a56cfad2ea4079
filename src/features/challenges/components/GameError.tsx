import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { browserMessageText } from '#contract/browser-messages'
import { routes } from '#contract/routes'
import { Button, EmptyState, ErrorScreen, LockedState } from '#design-system'
import type { ApiError } from '#lib/api'
import { useLanguage } from '#lib/language'
import { gameAddress, mapAddress } from '../model/address.ts'
import type { LevelRef } from '../model/address.ts'
import { errorText } from '../model/error-text.ts'

export interface GameErrorProps {
  error: ApiError
  place: LevelRef
  onRetry: () => void
}

/** Why a level cannot be played, and the way out. */
export function GameError({ error, place, onRetry }: GameErrorProps) {
  const { t } = useTranslation('challenges')
  const language = useLanguage()
  const { level } = place
  const link = (to: string, words: string, variant?: 'secondary' | 'quiet'): ReactNode => (
    <Button variant={variant} to={to}>
      {words}
    </Button>
  )
  const toLevels = link(mapAddress(place), t('toLevels'), 'quiet')
  switch (error.code) {
    case 'level_locked': {
      const before = { ...place, level: level - 1, wordsFrom: 'level' as const }
      return (
        <LockedState
          title={t('locked.title', { level })}
          action={
            <>
              {link(gameAddress(before), t('locked.playBefore', { level: level - 1 }))}
              {link(gameAddress({ ...before, wordsFrom: 'missed' }), t('result.practise'), 'secondary')}
              {toLevels}
            </>
          }
        >
          {browserMessageText('level_locked', language)}
        </LockedState>
      )
    }
    case 'guest_not_allowed': {
      const back = gameAddress(place)
      return (
        <LockedState
          title={browserMessageText('challenge_sign_in', language)}
          action={
            <>
              {link(routes.signIn({ redirect: back }), t('guest.signIn'))}
              {link(routes.signUp({ redirect: back }), t('guest.signUp'), 'secondary')}
              {toLevels}
            </>
          }
        >
          {t('guest.locked')}
        </LockedState>
      )
    }
    case 'no_missed_words':
      return (
        <EmptyState
          title={errorText(error, language)}
          action={
            <>
              {link(gameAddress({ ...place, wordsFrom: 'level' }), t('locked.playBefore', { level }))}
              {toLevels}
            </>
          }
        />
      )
    case 'challenge_without_words':
    case 'level_without_words':
      return (
        <EmptyState
          title={errorText(error, language)}
          action={
            <>
              {link(routes.challenges(), t('toChallenges'))}
              <Button variant="secondary" onClick={onRetry}>
                {t('retry')}
              </Button>
            </>
          }
        />
      )
    default:
      return (
        <ErrorScreen
          title={errorText(error, language)}
          retryLabel={t('retry')}
          onRetry={onRetry}
          home={{ label: t('toLevels'), to: mapAddress(place) }}
        />
      )
  }
}
