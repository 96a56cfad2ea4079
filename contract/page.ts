/** What a page of the table in pages.ts is. */
import type { RawResponse } from './core.ts'
import type { endpoints } from './index.ts'
import type { Language } from './locales.ts'

/** Texts of the head that search engines and shared links show; pages without a preset use the title with the brand behind it. */
export type Preset = 'home' | 'auth' | 'leaderboard'

type Endpoints = typeof endpoints
/** A GET endpoint, named as in the browser's calls: 'GET /api/words/{word}'. */
type ReadId = {
  [N in keyof Endpoints]: Endpoints[N] extends { response: RawResponse }
    ? never
    : Endpoints[N] extends { method: 'GET'; path: infer P extends string }
      ? `GET ${P}`
      : never
}[keyof Endpoints]

interface Extras {
  readonly preset?: Preset
  /** The page has the whole window, without navigation. */
  readonly alone?: true
  /** What the page reads at once: `{name}` is the parameter `:name` of its path or, where `query` lists it, of the page's own query. What follows a `?` is sent as it stands. Fetched with its code, or before. */
  readonly reads?: readonly (ReadId | `${ReadId}?${string}`)[]
  /** Names of its query that its first reads need. */
  readonly query?: readonly string[]
}

export interface Page<Path extends string = string, Text extends string = string> extends Extras {
  /** Pattern: `:name` is one part of the path, `:name?` may be left out. */
  readonly path: Path
  /** 'session': a stored token is needed, else the browser goes to sign-in and comes back. */
  readonly access: 'public' | 'session'
  readonly title: Readonly<Record<Language, string>>
  /** The module of src/app/pages whose component of the same name draws it; null is the landing page, a document of its own. */
  readonly module: string | null
  /** The features whose texts it shows. */
  readonly texts: readonly Text[]
}

export const page = <const Path extends string, const Text extends string = never>(
  access: Page['access'],
  path: Path,
  title: Page['title'],
  module: Page['module'],
  texts: readonly Text[],
  extras: Extras = {},
): Page<Path, Text> => ({ access, path, title, module, texts, ...extras })

/** The page has the whole window. */
export const alone = { alone: true } as const
