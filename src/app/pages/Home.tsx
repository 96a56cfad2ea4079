import { examTags } from '#contract/word-lists'
import { HomeScreen, useStats, WelcomeCard } from '#features/home'
import { HomeGrove } from '#features/grove'
import { ComebackNotice, useReviews, WordMemory } from '#features/reviews'
import { useTourOccasion } from '#features/tour'
import { useHasPending } from '#lib/pending-sender'
import type { PendingChannel } from '#lib/pending-store'
import { useUser } from '#lib/session'
import { GuestNotice } from '../layouts/GuestNotice.tsx'
import { InstallOffer } from '../InstallOffer.tsx'
import { optionalPart } from '../optional-part.tsx'
import { TourOffer } from '../TourOffer.tsx'

/** The plan for an exam, for who has one or learns for one. */
const ExamPlanToday = optionalPart('The plan', async () => (await import('../HomeExamPlan.tsx')).ExamPlanToday, [
  'planner',
])
const ExamPlanLine = optionalPart('The plan', async () => (await import('../HomeExamPlan.tsx')).ExamPlanLine, [
  'planner',
])

/** Tasks of classes, for who is in one. */
const ClassTasksToday = optionalPart('The tasks', async () => (await import('../HomeClassTasks.tsx')).ClassTasksToday, [
  'classes',
])

/** Where notes, tickets and conversations leave what was written without a connection. */
const pendingChannels: readonly PendingChannel[] = ['note', 'official-note', 'ticket', 'message']

/** Sends that once the page is drawn, if there is any; without the code it stays for the next time. */
const FlushPending = optionalPart(
  'What sends pending changes',
  async () => (await import('../FlushPending.tsx')).FlushPending,
)

/** Who does not get the tour does not load it. */
const HomeTour = optionalPart('The tour', async () => (await import('../HomeTour.tsx')).HomeTour, ['tour'])

/** /home, open to everyone. */
export function Home() {
  const { user, isGuest } = useUser()
  const { data: stats } = useStats()
  const { data: reviews } = useReviews()
  const hasPending = useHasPending(pendingChannels)
  const newWords = reviews?.new_words
  const hasExam = !isGuest && (newWords?.planned ?? examTags.some((tag) => tag === user?.learning_goal))
  const tourOccasion = useTourOccasion(true)
  // Over the page of a guest, who has come to try, nothing opens by itself; and the first challenge goes before any tour.
  const isTourOffered = isGuest && tourOccasion === 'first' && Boolean(stats?.next_level)
  const shownTour = isGuest && tourOccasion === 'first' ? undefined : tourOccasion
  return (
    <>
      <HomeScreen
        notice={<GuestNotice />}
        welcomeSlot={user && !isGuest && !user.welcomed && <WelcomeCard />}
        grove={<HomeGrove memoryOf={(wordId) => <WordMemory wordId={wordId} />} />}
        newWords={newWords}
        tasksSlot={reviews?.in_class && <ClassTasksToday />}
        examTodaySlot={newWords?.planned && <ExamPlanToday />}
        examLineSlot={hasExam && <ExamPlanLine />}
        installSlot={<InstallOffer />}
        tourSlot={isTourOffered && <TourOffer />}
        planSlot={reviews?.plan && <ComebackNotice />}
      />
      {hasPending && <FlushPending />}
      {shownTour && <HomeTour occasion={shownTour} />}
    </>
  )
}
