import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Run, RunResult } from '#contract/challenges'
import type { MeaningsIn } from '#contract/profile'
import { routes } from '#contract/routes'
import { Button, Notice, ResultPage, ResultSummary, Stack } from '#design-system'
import type { PictureTint } from '#design-system'
import { useGameKeys } from '#features/practice'
import { SpeakButton } from '#features/words'
import type { Voice } from '#features/words'
import { formatDuration, formatNumber } from '#lib/format'
import { useLanguage } from '#lib/language'
import { gameAddress, mapAddress } from '../model/address.ts'
import type { LevelRef } from '../model/address.ts'
import { missedWords } from '../model/missed-words.ts'

export interface ResultsProps {
  run: Run
  result: RunResult
  place: LevelRef
  meanings: MeaningsIn
  tint: PictureTint
  voice: Voice
  isGuest: boolean
  /** What may be done with the missed words, such as saving them to a note; not for guests. */
  missedSlot?: (headwords: readonly string[]) => ReactNode
  onAgain: () => void
  /** Goes to an address of the game, for the keyboard. */
  go: (address: string) => void
}

/** Milliseconds in which an Enter still meant the last question. */
const lateEnter = 800

const asStars = (stars: number) => (stars >= 3 ? 3 : stars >= 2 ? 2 : stars >= 1 ? 1 : 0)

/** What the run came to, what to look at again, and where to go now. */
export function Results(props: ResultsProps) {
  const { run, result, place, meanings, tint, voice, isGuest, missedSlot, onAgain, go } = props
  const { t } = useTranslation('challenges')
  const language = useLanguage()
  const practised = run.words_from === 'missed'
  const stars = asStars(practised ? result.best_stars : result.stars)
  const { right_at_first_try: right, total, next_level: next } = result
  const level = { ...place, wordsFrom: 'level' as const }
  const nextAddress = next?.unlocked ? gameAddress({ ...level, level: next.level }) : undefined
  const missedAddress =
    result.missed.length > 0 && !practised ? gameAddress({ ...place, wordsFrom: 'missed' }) : undefined
  const again = () => (practised ? go(gameAddress(level)) : onAgain())
  const [listening, setListening] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setListening(true), lateEnter)
    return () => clearTimeout(timer)
  }, [])
  useGameKeys(
    {
      onEnter: () => (nextAddress && !practised ? go(nextAddress) : again()),
      onEscape: () => go(mapAddress(place)),
    },
    !listening,
  )
  const missed = missedWords(run, result, meanings, {
    chose: (given) => t('result.chose', { given }),
    typed: (given) => t('result.typed', { given }),
    hinted: t('result.hinted'),
  })
  const praise = practised
    ? t('result.practised', { count: total })
    : right === total
      ? t('result.all', { count: total })
      : t('result.some', { right, total })
  return (
    <ResultPage>
      <ResultSummary
        takeFocus
        stars={stars}
        starsLabel={t('stars', { count: stars })}
        praise={praise}
        facts={[
          { label: t('result.time'), value: formatDuration(result.ms, language) },
          { label: t('result.points'), value: `+${formatNumber(result.points, language)}` },
          { label: t('result.streak'), value: t('result.days', { count: result.current_streak }) },
        ]}
        missedTitle={t('result.missed')}
        missed={missed.map(({ file, ...word }) => ({
          ...word,
          picture: file === null ? undefined : { src: file, tint },
          action: <SpeakButton headword={word.headword} voice={voice} label={t('hear')} variant="plain" />,
        }))}
        actions={
          <>
            {nextAddress && !practised ? (
              <Button to={nextAddress}>{t('result.next')}</Button>
            ) : (
              <Button onClick={again}>{t(practised ? 'result.back' : 'result.again')}</Button>
            )}
            {missedAddress && (
              <Button variant="secondary" to={missedAddress}>
                {t('result.practise')}
              </Button>
            )}
            {nextAddress && !practised && (
              <Button variant="secondary" onClick={again}>
                {t('result.again')}
              </Button>
            )}
            {!isGuest && missed.length > 0 && missedSlot?.(missed.map(({ headword }) => headword))}
            <Button variant="quiet" to={mapAddress(place)}>
              {t('toLevels')}
            </Button>
          </>
        }
      />
      {next && !next.unlocked && !practised && <Notice tone="reward">{t('result.needThree')}</Notice>}
      {isGuest && (
        <Notice
          tone="primary"
          title={t('guest.save')}
          actions={
            <Stack direction="row" spacing={2} wrap>
              <Button variant="secondary" to={routes.signUp({ redirect: mapAddress(place) })}>
                {t('guest.signUp')}
              </Button>
              <Button variant="quiet" to={routes.signIn({ redirect: mapAddress(place) })}>
                {t('guest.signIn')}
              </Button>
            </Stack>
          }
        >
          {t('guest.saveText')}
        </Notice>
      )}
    </ResultPage>
  )
}
