import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Button, ProgressRing, ResultPage, ResultSummary } from '#design-system'
import type { MissedWord } from '#design-system'
import { formatDuration, formatNumber } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useGameKeys } from '../model/useGameKeys.ts'

/** One way on from the end of a run. */
export type ResultAction = { readonly label: string } & ({ readonly to: string } | { readonly onPress: () => void })

export interface RunResultsProps {
  /** Words right at the first try, and all. */
  right: number
  total: number
  /** Stars that were won, and their number in words; left out where none are won. */
  stars?: { value: 0 | 1 | 2 | 3; label: string }
  /** The heading, where how much was right is not what matters. */
  praise?: string
  ms: number
  /** Left out where they do not count yet. Zero is not shown. */
  points?: number
  /** Days; left out where they do not count yet. Zero is not shown. */
  streak?: number
  missed: readonly MissedWord[]
  /** The first is the primary one, which Enter presses. */
  actions: readonly [ResultAction, ...ResultAction[]]
  /** More to do with the missed words, among the actions. */
  missedAction?: ReactNode
  /** Esc was pressed. */
  onLeave: () => void
  /** What follows from the result. */
  children?: ReactNode
}

/** Milliseconds in which an Enter still meant the last question. */
const lateEnter = 800

/** The end of every run, of a level, a lesson, a review or a practice: what it came to, what to look at again, and one way on. */
export function RunResults(props: RunResultsProps) {
  const { right, total, stars, ms, points = 0, streak = 0, missed, actions, missedAction, onLeave, children } = props
  const { t } = useTranslation('practice')
  const language = useLanguage()
  const navigate = useNavigate()
  const [listening, setListening] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setListening(true), lateEnter)
    return () => clearTimeout(timer)
  }, [])
  const [next] = actions
  useGameKeys(
    { onEnter: () => ('to' in next ? void navigate(next.to) : next.onPress()), onEscape: onLeave },
    !listening,
  )
  const isPerfect = total > 0 && right === total
  // No heading counts what was not known: that is for the list below it.
  const share = isPerfect
    ? t('result.all', { count: total })
    : right === 0
      ? t('result.met', { count: total })
      : t('result.some', { right, total })
  return (
    <ResultPage>
      <ResultSummary
        takeFocus
        celebrates={isPerfect}
        {...(stars
          ? { stars: stars.value, starsLabel: stars.label }
          : right > 0 && {
              figure: (
                <ProgressRing size="l" value={right / total} label={share}>
                  {right}/{total}
                </ProgressRing>
              ),
            })}
        praise={props.praise ?? share}
        facts={[
          { label: t('result.time'), value: formatDuration(ms, language) },
          ...(points > 0 ? [{ label: t('result.points'), value: `+${formatNumber(points, language)}` }] : []),
          ...(streak > 0 ? [{ label: t('result.streak'), value: t('result.days', { count: streak }) }] : []),
        ]}
        missedTitle={t('result.missed')}
        missed={missed}
        actions={
          <>
            {actions.map((action, index) => (
              <Button
                key={action.label}
                variant={index === 0 ? 'primary' : 'quiet'}
                {...('to' in action ? { to: action.to } : { onClick: action.onPress })}
              >
                {action.label}
              </Button>
            ))}
            {missedAction}
          </>
        }
      />
      {children}
    </ResultPage>
  )
}
