import { Droplets, Sprout } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { NewWords } from '#contract/new-words'
import type { LearningGoal, Stats } from '#contract/profile'
import { routes } from '#contract/routes'
import { REVIEW_WORDS } from '#contract/sizes'
import { examTags } from '#contract/word-lists'
import { listUnfinished } from '#features/practice'
import { useUser } from '#lib/session'
import { minutesFor } from '../model/minutes.ts'
import { ContinueCard } from './ContinueCard.tsx'
import { DemoCard } from './DemoCard.tsx'
import { PlayCard } from './PlayCard.tsx'
import { UnfinishedCard } from './UnfinishedCard.tsx'

interface TodayCardProps {
  stats: Stats
  /** What today still has room for; undefined for guests and until it is known. */
  newWords: NewWords | undefined
  /** The new words of a plan for an exam. */
  examSlot?: ReactNode
}

/** Where a learner's first words are chosen: at the exam they learn for, else among all topics. */
const firstTopicsFor = (goal: LearningGoal | null | undefined) => {
  const exam = examTags.find((tag) => tag === goal)
  return exam ? routes.wordChallenge({ category: exam }) : routes.challenges()
}

/** The one thing to do now: what is due, else what was left unfinished, else new words; and when those were enough, none. */
export function TodayCard({ stats, newWords, examSlot }: TodayCardProps) {
  const { t } = useTranslation('home')
  const navigate = useNavigate()
  const { user, isGuest } = useUser()
  const [openedAt] = useState(() => Date.now())
  const [unfinished] = user ? listUnfinished(user.id, openedAt) : []
  // A guest's words are reviewed once they have an account.
  if (stats.due > 0 && !isGuest) {
    const count = Math.min(stats.due, REVIEW_WORDS)
    return (
      <PlayCard
        title={t('today.thirsty', { count: stats.due })}
        text={t('today.thirstyText')}
        stage="sapling"
        isThirsty
        icon={<Droplets />}
        label={t('today.water', { count, minutes: minutesFor(count) })}
        onPlay={() => void navigate(routes.reviewRun())}
      />
    )
  }
  if (unfinished) return <UnfinishedCard session={unfinished} />
  if (newWords && newWords.left === 0 && newWords.begun > 0) {
    return (
      <PlayCard
        title={t('today.enough', { count: newWords.begun })}
        text={t('today.enoughText')}
        stage="tree"
        isQuiet
        label={t('today.fun')}
        onPlay={() => void navigate(routes.challenges())}
      />
    )
  }
  if (examSlot && newWords && newWords.left > 0) return examSlot
  if (stats.next_level) return <ContinueCard level={stats.next_level} label={t('today.plant')} />
  if (isGuest) return <DemoCard />
  return (
    <PlayCard
      title={t('next.first')}
      text={t('next.firstText')}
      stage="seed"
      icon={<Sprout />}
      label={t('today.plant')}
      onPlay={() => void navigate(firstTopicsFor(user?.learning_goal))}
    />
  )
}
