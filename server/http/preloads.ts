/** Which chunks a page will ask for, told to the browser with the document: no waiting for one chunk to name the next. */
import { standsAlone, type PageName } from '#contract/pages'
import type { Language } from '#contract/patterns'

/** A chunk in Vite's manifest. */
interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

const ENTRY = 'index.html'

/** What each page brings beyond the document's own chunks: its module in src/app/pages, and the features whose texts it shows. */
const screens: Record<Exclude<PageName, 'landing'>, readonly [module: string, ...texts: string[]]> = {
  auth: ['Auth', 'auth'],
  signIn: ['Auth', 'auth'],
  signUp: ['Auth', 'auth'],
  verifyEmail: ['VerifyEmail', 'auth'],
  home: ['Home', 'home', 'words', 'reviews'],
  changeEmail: ['ChangeEmail', 'auth'],
  stopEmailChange: ['StopEmailChange', 'auth'],
  proofLink: ['ReauthLink', 'auth'],
  forgotPassword: ['ForgotPassword', 'auth'],
  resetPassword: ['ResetPassword', 'auth'],
  challenges: ['Challenges', 'challenges'],
  wordChallenge: ['WordChallenge', 'challenges'],
  game: ['Game', 'challenges', 'practice'],
  word: ['Word', 'words', 'notes'],
  streamTest: ['StreamTest', 'words'],
  practice: ['Practice', 'practice', 'notes'],
  courses: ['Courses', 'courses'],
  course: ['Course', 'courses'],
  certificate: ['Certificate', 'courses'],
  lesson: ['Lesson', 'courses', 'practice'],
  leaderboard: ['Leaderboard', 'leaderboard'],
  contacts: ['Contacts', 'contacts'],
  profile: ['Profile', 'profile'],
  review: ['Review', 'reviews', 'words'],
  reviewRun: ['ReviewRun', 'reviews', 'practice'],
  wordNotes: ['WordNotes', 'notes'],
  wordNote: ['WordNote', 'notes', 'practice', 'words'],
  officialNotes: ['WordNotes', 'notes'],
  officialNote: ['WordNote', 'notes', 'practice', 'words'],
  settings: ['Settings', 'settings', 'auth', 'billing'],
  vip: ['Vip', 'billing'],
  vipPay: ['VipPay', 'billing'],
  orders: ['Orders', 'billing'],
  order: ['Order', 'billing'],
  paymentSuccess: ['PaymentSuccess', 'billing'],
  tickets: ['Tickets', 'tickets'],
  feedback: ['Tickets', 'tickets'],
  services: ['Tickets', 'tickets'],
  adminOrders: ['AdminOrders', 'admin'],
  adminTickets: ['AdminTickets', 'admin'],
  adminPictures: ['AdminPictures', 'admin'],
  adminReports: ['AdminReports', 'admin', 'words'],
  about: ['About', 'about'],
  terms: ['Terms', 'about'],
  privacy: ['Privacy', 'about'],
  outbox: ['Outbox', 'outbox'],
}

/** The sources that a page loads, as Vite names them. */
function sourcesOf(name: keyof typeof screens, language: Language): string[] {
  const [module, ...texts] = screens[name]
  const folders = ['app', ...texts.map((feature) => `features/${feature}`)]
  const frame = standsAlone(name) ? [] : ['src/app/layouts/MainLayout.tsx']
  return [`src/app/pages/${module}.tsx`, ...frame, ...folders.map((folder) => `src/${folder}/locales/${language}.json`)]
}

/** Reads Vite's manifest. */
export function readChunks(manifest: string) {
  const chunks = JSON.parse(manifest) as Record<string, Chunk>

  /** A chunk and all that it imports at once. */
  function reach(key: string, found = new Set<string>()): Set<string> {
    if (found.has(key) || !chunks[key]) return found
    found.add(key)
    for (const next of chunks[key].imports ?? []) reach(next, found)
    return found
  }

  const loaded = reach(ENTRY)

  const names = Object.keys(screens) as (keyof typeof screens)[]

  return {
    /** Sources that the table above names and the build lacks: it is wrong then. */
    missing: names.flatMap((name) => sourcesOf(name, 'zh')).filter((source) => !chunks[source]),
    /** Links for the chunks and the texts of a page, those of the document itself left out. */
    preloads(name: keyof typeof screens, language: Language): string {
      const wanted = new Set(sourcesOf(name, language).flatMap((source) => [...reach(source)]))
      return [...wanted]
        .filter((key) => !loaded.has(key))
        .map((key) => `<link rel="modulepreload" crossorigin href="/${chunks[key]?.file}">`)
        .join('')
    },
  }
}
