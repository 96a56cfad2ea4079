import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { routes } from '#contract/routes'
import { ErrorScreen, Hidden, PageHeader, Section, Skeletons, Stack, Text } from '#design-system'
import { listUnfinished, useSendPendingAnswers } from '#features/practice'
import { useUser } from '#lib/session'
import { useStats } from '../api/useStats.ts'
import { ContinueCard } from './ContinueCard.tsx'
import { DemoCard } from './DemoCard.tsx'
import { InputPanel } from './InputPanel.tsx'
import { PlayCard } from './PlayCard.tsx'
import { StatGrid } from './StatGrid.tsx'
import { TodayTiles } from './TodayTiles.tsx'
import { UnfinishedCard } from './UnfinishedCard.tsx'
import { LearningMethods } from './LearningMethods.tsx'

export interface HomeScreenProps {
  /** What a guest is told, where the sidebar does not say it. */
  notice: ReactNode
  /** The way to the words that are due. */
  reviewSlot?: ReactNode
  /** A plan for a learner who returns after days away. */
  planSlot?: ReactNode
  /** An offer to install the application, once a session was finished. */
  installSlot?: ReactNode
}

/** Where to go on, and what has been learned so far. */
export function HomeScreen({ notice, reviewSlot, planSlot, installSlot }: HomeScreenProps) {
  const { t } = useTranslation('home')
  const { user, isGuest, hasToken } = useUser()
  const name = user && !isGuest ? user.username : undefined
  return (
    <>
      <PageHeader title={name ? t('hello', { name }) : t('welcome')} lead={t('welcomeText')} />
      <Stack spacing={6}>
        <InputPanel />
        {hasToken && planSlot}
        {hasToken ? (
          <Learned isGuest={isGuest} reviewSlot={reviewSlot} installSlot={installSlot} />
        ) : (
          <>
            <DemoCard />
            <LearningMethods />
          </>
        )}
        {isGuest && <Hidden from="lg">{notice}</Hidden>}
      </Stack>
    </>
  )
}

function Learned({
  isGuest,
  reviewSlot,
  installSlot,
}: { isGuest: boolean } & Pick<HomeScreenProps, 'reviewSlot' | 'installSlot'>) {
  const { t } = useTranslation('home')
  const navigate = useNavigate()
  useSendPendingAnswers()
  const { user } = useUser()
  const [openedAt] = useState(() => Date.now())
  const [unfinished] = user ? listUnfinished(user.id, openedAt) : []
  const { data: stats, error, mutate } = useStats()
  if (error && !stats) {
    return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
  }
  if (!stats) {
    return (
      <>
        <Skeletons shape="list" count={1} label={t('loading')} />
        <Skeletons shape="tiles" count={3} label={t('loading')} />
        <Skeletons shape="tiles" count={6} label={t('loading')} />
      </>
    )
  }
  const chooseTopic = () => void navigate(routes.challenges())
  return (
    <>
      {unfinished ? (
        <UnfinishedCard session={unfinished} />
      ) : stats.next_level ? (
        <ContinueCard level={stats.next_level} />
      ) : isGuest ? (
        <DemoCard />
      ) : (
        <PlayCard
          title={t('next.first')}
          text={t('next.firstText')}
          picture="/pictures/1f331.webp"
          label={t('next.choose')}
          onPlay={chooseTopic}
        />
      )}
      {/* A guest's words are reviewed once they have an account. */}
      <TodayTiles stats={stats} reviewSlot={!isGuest && reviewSlot} />
      <Section title={t('stats.title')}>
        {stats.total_words === 0 ? <Text color="textSecondary">{t('empty')}</Text> : <StatGrid stats={stats} />}
      </Section>
      {stats.best_streak > 0 && installSlot}
    </>
  )
}
