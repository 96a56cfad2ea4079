import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { NewWords } from '#contract/new-words'
import { routes } from '#contract/routes'
import { ErrorScreen, Hidden, PageHeader, SceneLayout, Skeletons, Stack, TextLink } from '#design-system'
import { useSendPendingAnswers } from '#features/practice'
import { useUser } from '#lib/session'
import { useStats } from '../api/useStats.ts'
import { DemoCard } from './DemoCard.tsx'
import { InputPanel } from './InputPanel.tsx'
import { LearningMethods } from './LearningMethods.tsx'
import { TodayCard } from './TodayCard.tsx'
import { TodayTiles } from './TodayTiles.tsx'

export interface HomeScreenProps {
  /** What a guest is told, where the sidebar does not say it. */
  notice: ReactNode
  /** The learner's words as plants. */
  grove: ReactNode
  /** What a new learner is asked, in place of the day's card. */
  welcomeSlot?: ReactNode
  /** What today still has room for, where that is known. */
  newWords?: NewWords
  /** What classes have given to do, above the day's card and what a new learner is asked. */
  tasksSlot?: ReactNode
  /** A plan for a learner who returns after days away, in place of the day's card. */
  planSlot?: ReactNode
  /** The new words that a plan for an exam has left for today, in place of others. */
  examTodaySlot?: ReactNode
  /** The way to that plan, below the day's card. */
  examLineSlot?: ReactNode
  /** An offer to install the application, once a session was finished. */
  installSlot?: ReactNode
  /** An offer to look around, at the end: nothing lies over the page. */
  tourSlot?: ReactNode
}

/** The grove, the one thing to do now, the panel for words, and three figures. */
export function HomeScreen({
  notice,
  grove,
  welcomeSlot,
  tasksSlot,
  installSlot,
  tourSlot,
  ...today
}: HomeScreenProps) {
  const { t } = useTranslation('home')
  const { user, isGuest, hasToken, loading } = useUser()
  // What a learner is asked first and what others do today differ in height: nothing stands below until it is known who is there.
  const isKnown = !hasToken || !loading
  const name = user && !isGuest ? (user.nickname ?? user.username) : undefined
  return (
    <>
      <PageHeader title={name ? t('hello', { name }) : t('welcome')} lead={hasToken ? undefined : t('welcomeText')} />
      <Stack spacing={5}>
        <SceneLayout scene={grove}>
          {/* What a new learner is asked stands where the day's card will be: one thing at a time, and the panel stays in view. */}
          <Stack spacing={5}>
            {tasksSlot}
            {hasToken ? welcomeSlot || <Today {...today} /> : <DemoCard />}
          </Stack>
        </SceneLayout>
        {isKnown && (
          <>
            <InputPanel />
            {hasToken ? <Figures installSlot={installSlot} /> : <LearningMethods />}
            {tourSlot}
            {isGuest && <Hidden from="lg">{notice}</Hidden>}
          </>
        )}
      </Stack>
    </>
  )
}

type TodayProps = Pick<HomeScreenProps, 'newWords' | 'planSlot' | 'examTodaySlot' | 'examLineSlot'>

function Today({ newWords, planSlot, examTodaySlot, examLineSlot }: TodayProps) {
  const { t } = useTranslation('home')
  const { data: stats, error, mutate } = useStats()
  if (planSlot) return planSlot
  if (error && !stats) {
    return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
  }
  if (!stats) return <Skeletons shape="list" count={1} label={t('loading')} />
  const card = <TodayCard stats={stats} newWords={newWords} examSlot={examTodaySlot} />
  if (!examLineSlot) return card
  return (
    <Stack spacing={3}>
      {card}
      {examLineSlot}
    </Stack>
  )
}

function Figures({ installSlot }: Pick<HomeScreenProps, 'installSlot'>) {
  const { t } = useTranslation('home')
  useSendPendingAnswers()
  const { isGuest } = useUser()
  const { data: stats, error } = useStats()
  if (!stats) return error ? null : <Skeletons shape="tiles" count={3} label={t('loading')} />
  return (
    <>
      <TodayTiles stats={stats} />
      {!isGuest && <TextLink to={routes.profile()}>{t('today.more')}</TextLink>}
      {stats.best_streak > 0 && installSlot}
    </>
  )
}
