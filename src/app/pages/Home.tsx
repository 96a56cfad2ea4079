import { lazy, Suspense } from 'react'
import type { ComponentProps, ComponentType } from 'react'
import { examTags } from '#contract/word-lists'
import { HomeScreen, useStats, WelcomeCard } from '#features/home'
import { HomeGrove } from '#features/grove'
import { ComebackNotice, useReviews, WordMemory } from '#features/reviews'
import { useTourOccasion } from '#features/tour'
import { useUser } from '#lib/session'
import type { HomeTour as TourComponent } from '../HomeTour.tsx'
import { loadTexts } from '../i18n.ts'
import { GuestNotice } from '../layouts/GuestNotice.tsx'
import { InstallOffer } from '../InstallOffer.tsx'
import { arriving } from '../load.ts'
import { TourOffer } from '../TourOffer.tsx'

/** The plan for an exam, for who has one or learns for one. When it does not arrive, the page goes without. */
const latePlan = (name: 'ExamPlanToday' | 'ExamPlanLine') =>
  lazy(async (): Promise<{ default: ComponentType }> => {
    try {
      const [part] = await Promise.all([arriving(import('../HomeExamPlan.tsx')), loadTexts(['planner'])])
      return { default: part[name] }
    } catch (error) {
      console.warn('The plan did not arrive', error)
      return { default: () => null }
    }
  })
const ExamPlanToday = latePlan('ExamPlanToday')
const ExamPlanLine = latePlan('ExamPlanLine')

/** Tasks of classes, for who is in one. When they do not arrive, the page goes without. */
const ClassTasksToday = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    const [part] = await Promise.all([arriving(import('../HomeClassTasks.tsx')), loadTexts(['classes'])])
    return { default: part.ClassTasksToday }
  } catch (error) {
    console.warn('The tasks did not arrive', error)
    return { default: () => null }
  }
})

/** What was left without a connection is sent once the page is drawn; without the code it stays for the next time. */
const FlushPending = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await arriving(import('../FlushPending.tsx'))).FlushPending }
  } catch (error) {
    console.warn('What sends pending changes did not arrive', error)
    return { default: () => null }
  }
})

/** Who does not get the tour does not load it. When it does not arrive, the page goes without. */
const HomeTour = lazy(async (): Promise<{ default: ComponentType<ComponentProps<typeof TourComponent>> }> => {
  try {
    const [part] = await Promise.all([arriving(import('../HomeTour.tsx')), loadTexts(['tour'])])
    return { default: part.HomeTour }
  } catch (error) {
    console.warn('The tour did not arrive', error)
    return { default: () => null }
  }
})

/** /home, open to everyone. */
export function Home() {
  const { user, isGuest } = useUser()
  const { data: stats } = useStats()
  const { data: reviews } = useReviews()
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
        tasksSlot={
          reviews?.in_class && (
            <Suspense fallback={null}>
              <ClassTasksToday />
            </Suspense>
          )
        }
        examTodaySlot={
          newWords?.planned && (
            <Suspense fallback={null}>
              <ExamPlanToday />
            </Suspense>
          )
        }
        examLineSlot={
          hasExam && (
            <Suspense fallback={null}>
              <ExamPlanLine />
            </Suspense>
          )
        }
        installSlot={<InstallOffer />}
        tourSlot={isTourOffered && <TourOffer />}
        planSlot={reviews?.plan && <ComebackNotice />}
      />
      <Suspense fallback={null}>
        <FlushPending />
      </Suspense>
      {shownTour && (
        <Suspense fallback={null}>
          <HomeTour occasion={shownTour} />
        </Suspense>
      )}
    </>
  )
}
