import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { RunWord } from '#contract/challenges'
import type { Milestone } from '#contract/milestones'
import { Button, ReactingCharacter, ResultPage, ResultSummary } from '#design-system'
import type { CharacterPose, MissedWord, PlantedWord } from '#design-system'
import { playTone } from '#features/words'
import { formatDuration, formatNumber } from '#lib/format'
import { useLanguage } from '#lib/language'
import { usePreference } from '#lib/preference'
import { useUser } from '#lib/session'
import { headlineOf } from '../model/headline.ts'
import type { Gardening } from '../model/headline.ts'
import { useGameKeys } from '../model/useGameKeys.ts'
import { useListening } from '../model/useListening.ts'

/** One way on from the end of a run. */
export type ResultAction = { readonly label: string } & ({ readonly to: string } | { readonly onPress: () => void })

export interface RunResultsProps {
  /** The words that were asked, in the order in which they were met. */
  words: readonly PlantableWord[]
  /** Ids of those that were not right at the first try. */
  missedIds: ReadonlySet<number>
  /** New words are planted, known ones watered. */
  gardening?: Gardening
  /** Stars that were won; left out where none are won. */
  stars?: number
  ms: number
  /** Left out where they do not count yet. Zero is not shown: it says that the day's points for these words are used up. */
  points?: number
  /** Days; left out where they do not count yet. Zero is not shown. */
  streak?: number
  /** The round number that this session has reached. */
  milestone?: Milestone | undefined
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

const asStars = (stars: number) => (stars >= 3 ? 3 : stars >= 2 ? 2 : stars >= 1 ? 1 : 0)

/** Sprouts of all species look alike. */
const SPECIES: PlantedWord['species'] = 'fern'

/** A word of a run as the bed shows it. */
export type PlantableWord = Pick<RunWord, 'id' | 'headword' | 'picture'>

/** What a word is after the run. What it was before is not known here: watered words are drawn as saplings. */
const grownAs = {
  plant: { right: { stage: 'sprout' }, missed: { stage: 'seed' } },
  water: { right: { stage: 'sapling' }, missed: { stage: 'sapling', posture: 'leaning' } },
} as const

/** What the leaf does at each milestone: it cheers for days, and reads the words. */
const milestonePose = { streak: 'cheer', words: 'read' } as const satisfies Record<Milestone['kind'], CharacterPose>

const isYear = ({ kind, count }: Milestone): boolean => kind === 'streak' && count % 365 === 0

/** A tone for a milestone, under the same switches as that for an answer. */
function useMilestoneTone(isReached: boolean): void {
  const { user } = useUser()
  const { canListen } = useListening()
  const [muted] = usePreference('muted', false)
  const sound = useEffectEvent(() => {
    if (isReached && !muted && canListen && user?.sound_effects !== false) playTone('milestone')
  })
  useEffect(() => sound(), [])
}

/** Milliseconds in which an Enter still meant the last question. */
const lateEnter = 800

/** The end of every run, of a level, a lesson, a review or a practice: what it came to, what to look at again, and one way on. */
export function RunResults(props: RunResultsProps) {
  const { words, missedIds, gardening = 'plant', stars, ms, points, streak = 0, milestone } = props
  const { missed, actions, missedAction, onLeave, children } = props
  const { t } = useTranslation('practice')
  const language = useLanguage()
  const navigate = useNavigate()
  const [listening, setListening] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setListening(true), lateEnter)
    return () => clearTimeout(timer)
  }, [])
  useMilestoneTone(milestone !== undefined)
  const [next] = actions
  useGameKeys({ continue: () => ('to' in next ? void navigate(next.to) : next.onPress()), leave: onLeave }, !listening)
  const missedWords = words.filter(({ id }) => missedIds.has(id)).map(({ headword }) => headword)
  const right = words.length - missedWords.length
  const isGlad = missedWords.length === 0 || stars === 3
  const { key, values } = headlineOf(words.length, missedWords, language)
  const bed = words.map(({ id, picture }) => {
    const look = grownAs[gardening][missedIds.has(id) ? 'missed' : 'right']
    return { id: String(id), picture, species: SPECIES, ...look }
  })
  const isUsedUp = points === 0 && right > 0
  return (
    <ResultPage>
      <ResultSummary
        takeFocus
        figure={
          <ReactingCharacter pose={milestone ? milestonePose[milestone.kind] : isGlad ? 'cheer' : 'think'} size="s" />
        }
        {...(stars !== undefined && { stars: asStars(stars), starsLabel: t('result.stars', { count: stars }) })}
        praise={t(`result.${gardening}.${key}`, values)}
        {...(milestone && {
          milestone: {
            number: t(`result.milestone.${milestone.kind}`, {
              count: milestone.count,
              number: formatNumber(milestone.count, language),
            }),
            text: t(`result.milestone.${isYear(milestone) ? 'year' : milestone.kind}Text`),
          },
        })}
        planted={{ words: bed, label: t(`result.bed.${gardening}`, { grown: right, missed: missedWords.length }) }}
        remark={isUsedUp ? t(stars === undefined ? 'result.pointsUsed' : 'result.pointsUsedStars') : undefined}
        facts={[
          { label: t('result.time'), value: formatDuration(ms, language) },
          ...(points ? [{ label: t('result.points'), value: `+${formatNumber(points, language)}` }] : []),
          // Said once: where the milestone says it in large, it is no fact beside it.
          ...(streak > 0 && milestone?.kind !== 'streak'
            ? [{ label: t('result.streak'), value: t('result.days', { count: streak }) }]
            : []),
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
