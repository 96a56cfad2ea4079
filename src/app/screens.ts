/** Which component shows each page, and the texts it needs. Both arrive when the page is opened, or a little before. */
import type { ComponentType, PropsWithChildren } from 'react'
import { standsAlone } from '#contract/pages'
import type { PageName } from '#contract/pages'
import type { GetEndpointId } from '#lib/api'
import { loadTexts } from './i18n.ts'
import { arriving, reloadOnce } from './load.ts'
import type { Namespace } from './texts.d.ts'

export interface Screen<Props = object> {
  /** The component, for React's `use`: no waiting when it is already here. */
  show: () => Promise<ComponentType<Props>>
  /** Brings the screen before it is wanted. A failure is only a warning. */
  preload: () => Promise<void>
}

function screen<Props = object>(bring: () => Promise<ComponentType<Props>>, ...namespaces: Namespace[]): Screen<Props> {
  let coming: Promise<ComponentType<Props>> | undefined
  let shown: Promise<ComponentType<Props>> | undefined
  const start = () => {
    coming ??= Promise.all([arriving(bring()), loadTexts(namespaces)]).then(([component]) => component)
    return coming
  }
  const show = () => {
    shown ??= known(start().catch(reloadOnce))
    return shown
  }
  return {
    show,
    preload: async () => {
      try {
        await start()
        void show()
      } catch (error) {
        coming = undefined
        // Nobody waits for it, so nothing is shown.
        console.warn('Preloading failed', error)
      }
    },
  }
}

/** Tells React the value of a promise as soon as there is one, so that a preloaded screen does not flash its loading message. */
function known<T>(promise: Promise<T>): Promise<T> {
  void promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  )
  return promise
}

const auth = screen(async () => (await import('./pages/Auth.tsx')).Auth, 'auth')

export const screens: Readonly<Record<Exclude<PageName, 'landing'>, Screen>> = {
  auth,
  signIn: auth,
  signUp: auth,
  verifyEmail: screen(async () => (await import('./pages/VerifyEmail.tsx')).VerifyEmail, 'auth'),
  home: screen(async () => (await import('./pages/Home.tsx')).Home, 'home', 'words', 'reviews'),
  changeEmail: screen(async () => (await import('./pages/ChangeEmail.tsx')).ChangeEmail, 'auth'),
  stopEmailChange: screen(async () => (await import('./pages/StopEmailChange.tsx')).StopEmailChange, 'auth'),
  proofLink: screen(async () => (await import('./pages/ReauthLink.tsx')).ReauthLink, 'auth'),
  forgotPassword: screen(async () => (await import('./pages/ForgotPassword.tsx')).ForgotPassword, 'auth'),
  resetPassword: screen(async () => (await import('./pages/ResetPassword.tsx')).ResetPassword, 'auth'),
  challenges: screen(async () => (await import('./pages/Challenges.tsx')).Challenges, 'challenges'),
  wordChallenge: screen(async () => (await import('./pages/WordChallenge.tsx')).WordChallenge, 'challenges'),
  game: screen(async () => (await import('./pages/Game.tsx')).Game, 'challenges', 'practice'),
  word: screen(async () => (await import('./pages/Word.tsx')).Word, 'words', 'notes'),
  streamTest: screen(async () => (await import('./pages/StreamTest.tsx')).StreamTest, 'words'),
  practice: screen(async () => (await import('./pages/Practice.tsx')).Practice, 'practice', 'notes'),
  courses: screen(async () => (await import('./pages/Courses.tsx')).Courses, 'courses'),
  course: screen(async () => (await import('./pages/Course.tsx')).Course, 'courses'),
  certificate: screen(async () => (await import('./pages/Certificate.tsx')).Certificate, 'courses'),
  lesson: screen(async () => (await import('./pages/Lesson.tsx')).Lesson, 'courses', 'practice'),
  leaderboard: screen(async () => (await import('./pages/Leaderboard.tsx')).Leaderboard, 'leaderboard'),
  contacts: screen(async () => (await import('./pages/Contacts.tsx')).Contacts, 'contacts'),
  profile: screen(async () => (await import('./pages/Profile.tsx')).Profile, 'profile'),
  review: screen(async () => (await import('./pages/Review.tsx')).Review, 'reviews', 'words'),
  reviewRun: screen(async () => (await import('./pages/ReviewRun.tsx')).ReviewRun, 'reviews', 'practice'),
  wordNotes: screen(async () => (await import('./pages/WordNotes.tsx')).WordNotes, 'notes'),
  wordNote: screen(async () => (await import('./pages/WordNote.tsx')).WordNote, 'notes', 'practice', 'words'),
  officialNotes: screen(async () => (await import('./pages/WordNotes.tsx')).OfficialNotes, 'notes'),
  officialNote: screen(async () => (await import('./pages/WordNote.tsx')).OfficialNote, 'notes', 'practice', 'words'),
  settings: screen(async () => (await import('./pages/Settings.tsx')).Settings, 'settings', 'auth', 'billing'),
  vip: screen(async () => (await import('./pages/Vip.tsx')).Vip, 'billing'),
  vipPay: screen(async () => (await import('./pages/VipPay.tsx')).VipPay, 'billing'),
  orders: screen(async () => (await import('./pages/Orders.tsx')).Orders, 'billing'),
  order: screen(async () => (await import('./pages/Order.tsx')).Order, 'billing'),
  paymentSuccess: screen(async () => (await import('./pages/PaymentSuccess.tsx')).PaymentSuccess, 'billing'),
  tickets: screen(async () => (await import('./pages/Tickets.tsx')).Tickets, 'tickets'),
  feedback: screen(async () => (await import('./pages/Tickets.tsx')).Feedback, 'tickets'),
  services: screen(async () => (await import('./pages/Tickets.tsx')).Services, 'tickets'),
  adminOrders: screen(async () => (await import('./pages/AdminOrders.tsx')).AdminOrders, 'admin'),
  adminTickets: screen(async () => (await import('./pages/AdminTickets.tsx')).AdminTickets, 'admin'),
  adminPictures: screen(async () => (await import('./pages/AdminPictures.tsx')).AdminPictures, 'admin'),
  adminReports: screen(async () => (await import('./pages/AdminReports.tsx')).AdminReports, 'admin', 'words'),
  about: screen(async () => (await import('./pages/About.tsx')).About, 'about'),
  terms: screen(async () => (await import('./pages/Terms.tsx')).Terms, 'about'),
  privacy: screen(async () => (await import('./pages/Privacy.tsx')).Privacy, 'about'),
  outbox: screen(async () => (await import('./pages/Outbox.tsx')).Outbox, 'outbox'),
}

/** The frame of the pages that do not stand alone: the game does without its code. */
export const frame = screen<PropsWithChildren>(async () => (await import('./layouts/MainLayout.tsx')).MainLayout)

/** Where people go next from a page. */
export const nextPages: Partial<Record<PageName, readonly (keyof typeof screens)[]>> = {
  home: ['challenges', 'word', 'settings'],
  word: ['practice', 'home'],
  challenges: ['home', 'wordChallenge'],
  wordChallenge: ['challenges', 'home', 'game'],
  review: ['reviewRun', 'home'],
  courses: ['course', 'home'],
  course: ['lesson', 'courses'],
  profile: ['settings', 'home'],
  settings: ['home', 'profile'],
}

/** What a page reads first: fetched with the page, so that it opens filled. */
export const firstReads: Partial<Record<PageName, GetEndpointId>> = {
  home: 'GET /api/user/stats',
  challenges: 'GET /api/challenges',
  review: 'GET /api/reviews',
  courses: 'GET /api/courses',
  contacts: 'GET /api/contacts',
  profile: 'GET /api/user/progress',
  wordChallenge: 'GET /api/challenges',
}

export function preload(name: PageName | undefined): void {
  if (!name || name === 'landing') return
  void screens[name].preload()
  if (!standsAlone(name)) void frame.preload()
}
