/**
 * The one table of pages. The browser's screens and its router, the server's status codes, heads and preloads, and the builders of addresses
 * (routes.ts) all derive from it.
 */
import { aboutPages } from './pages/about.ts'
import { accountPages } from './pages/account.ts'
import { adminPages } from './pages/admin.ts'
import { billingPages } from './pages/billing.ts'
import { learningPages } from './pages/learning.ts'
import { notesPages } from './pages/notes.ts'
import { supportPages } from './pages/support.ts'

export const pages = {
  ...aboutPages,
  ...accountPages,
  ...learningPages,
  ...notesPages,
  ...billingPages,
  ...supportPages,
  ...adminPages,
} as const

export type PageName = keyof typeof pages

/** Where people go next from a page: fetched while they look at it. */
export const nextPages: Readonly<Partial<Record<PageName, readonly PageName[]>>> = {
  home: ['challenges', 'wordNotes', 'review', 'courses', 'settings', 'word'],
  grove: ['home', 'word'],
  word: ['practice', 'home'],
  challenges: ['home', 'wordChallenge'],
  wordChallenge: ['challenges', 'home', 'game'],
  review: ['reviewRun', 'home'],
  courses: ['course', 'home'],
  course: ['lesson', 'courses'],
  profile: ['settings', 'home', 'grove'],
  wordNotes: ['home', 'settings'],
  settings: ['home', 'profile'],
}

const shapes = Object.entries(pages).map(([name, { path }]) => {
  const source = path.replace(/\/:(\w+)(\?)?/g, (_, parameter: string, optional?: string) =>
    optional ? `(?:/(?<${parameter}>[^/]+))?` : `/(?<${parameter}>[^/]+)`,
  )
  return { name: name as PageName, shape: new RegExp(`^${source === '/' ? '' : source}/?$`) }
})

/** The page that an address shows, or undefined: an unknown address, answered 404. A slash at the end changes nothing. */
export const findPage = (pathname: string): PageName | undefined =>
  shapes.find(({ shape }) => shape.test(pathname))?.name

/** The parameters of an address, each decoded; one that cannot be decoded is left out. */
export function pageParams(pathname: string): Readonly<Record<string, string>> {
  const groups = shapes.map(({ shape }) => shape.exec(pathname)?.groups).find((found) => found !== undefined) ?? {}
  return Object.fromEntries(
    Object.entries(groups).flatMap(([name, part]) => {
      try {
        return part === undefined ? [] : [[name, decodeURIComponent(part)]]
      } catch {
        return []
      }
    }),
  )
}
