import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Run, RunResult } from '#contract/challenges'
import type { MeaningsIn } from '#contract/profile'
import { routes } from '#contract/routes'
import { Button, Notice, Stack } from '#design-system'
import type { PictureTint } from '#design-system'
import { askedWords, RunResults } from '#features/practice'
import type { RunResultsProps } from '#features/practice'
import { SpeakButton } from '#features/words'
import type { Voice } from '#features/words'
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
  /** What may be done with the result, such as showing it to a contact; not for guests. */
  resultSlot?: (run: Run, result: RunResult) => ReactNode
  onAgain: () => void
  /** Goes to an address of the game, for the keyboard. */
  go: (address: string) => void
}

/** What the run came to, what to look at again, and where to go now. */
export function Results(props: ResultsProps) {
  const { run, result, place, meanings, tint, voice, isGuest, missedSlot, resultSlot, onAgain, go } = props
  const { t } = useTranslation('challenges')
  const practised = run.words_from === 'missed'
  const isDuel = run.words_from === 'duel'
  const stars = practised ? result.best_stars : result.stars
  const { next_level: next } = result
  const level = { ...place, wordsFrom: 'level' as const, duel: undefined }
  const nextAddress = next?.unlocked ? gameAddress({ ...level, level: next.level }) : undefined
  const missedAddress =
    result.missed.length > 0 && !practised && !isDuel ? gameAddress({ ...place, wordsFrom: 'missed' }) : undefined
  const again = () => (practised ? go(gameAddress(level)) : onAgain())
  const missed = missedWords(run, result, meanings, {
    chose: (given) => t('result.chose', { given }),
    typed: (given) => t('result.typed', { given }),
    hinted: t('result.hinted'),
  })
  const toMap = { label: t('toLevels'), to: mapAddress(place) }
  const missedAction = missedAddress && { label: t('result.practise'), to: missedAddress }
  const repeat = { label: t(practised ? 'result.back' : 'result.again'), onPress: again }
  const others = [...(missedAction ? [missedAction] : []), toMap]
  // A duel is played once, perhaps on a level that is not open: from here the map leads on.
  const actions: RunResultsProps['actions'] = isDuel
    ? [toMap]
    : nextAddress && !practised
      ? [{ label: t('result.next'), to: nextAddress }, repeat, ...others]
      : [repeat, ...others]
  return (
    <RunResults
      words={askedWords(run)}
      missedIds={new Set(result.missed.map(({ word_id }) => word_id))}
      {...(!isDuel && { stars })}
      ms={result.ms}
      // What a guest plays for is the stars: points begin with an account.
      {...(!isGuest && { points: result.points })}
      streak={result.current_streak}
      milestone={result.milestone}
      missed={missed.map(({ file, ...word }) => ({
        ...word,
        picture: file === null ? undefined : { src: file, tint },
        action: <SpeakButton headword={word.headword} voice={voice} label={t('hear')} variant="plain" />,
      }))}
      actions={actions}
      missedAction={
        !isGuest && (
          <>
            {missed.length > 0 && missedSlot?.(missed.map(({ headword }) => headword))}
            {run.words_from === 'level' && resultSlot?.(run, result)}
          </>
        )
      }
      onLeave={() => go(mapAddress(place))}
    >
      {isDuel && resultSlot?.(run, result)}
      {next && !next.unlocked && !practised && !isDuel && <Notice tone="reward">{t('result.needThree')}</Notice>}
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
    </RunResults>
  )
}
