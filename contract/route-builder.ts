/** How addresses are built from rows of the table of pages; a page that loads little builds those of its own rows alone. */
import type { OrderState } from './admin.ts'
import type { ChallengeType, Difficulty } from './challenges.ts'
import type { ConfusionKind } from './confusions.ts'
import type { PlanId } from './billing.ts'
import type { BedsBy } from './grove.ts'
import type { pages, PageName } from './pages.ts'
import type { SettingsSection } from './settings-sections.ts'
import type { ExamTag, WordBlock, WordFlag } from './word-manager.ts'

type Value = string | number

type ParamOf<Part extends string> = Part extends `:${infer Name}?`
  ? { readonly [N in Name]?: Value | null }
  : Part extends `:${infer Name}`
    ? { readonly [N in Name]: Value }
    : unknown

type Params<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? ParamOf<Part> & Params<Rest>
  : ParamOf<Path>

interface SignInQuery {
  /** The address to come back to. */
  readonly redirect?: string
  /** Invite code of a contact. */
  readonly invite?: string
}

/** The queries of the pages that read one. What is null or undefined is left out. */
interface Queries {
  /** `start` begins the guided tour, also for a learner who has completed it. */
  readonly home: { readonly tour?: 'start' }
  /** By what the words are laid out: `topic` when left out. `list` shows them as a list. */
  readonly grove: { readonly by?: BedsBy; readonly view?: 'list' }
  readonly auth: SignInQuery
  readonly signIn: SignInQuery
  readonly signUp: SignInQuery
  readonly wordChallenge: {
    readonly category: string
    readonly sub?: string | null
    /** Left out for `easy`. */
    readonly difficulty?: Difficulty
  }
  readonly game: {
    readonly difficulty: Difficulty
    readonly level: number
    readonly type: ChallengeType
    /** Only the words missed in the level's last run. */
    readonly words?: 'missed'
    /** A duel that is played there. */
    readonly duel?: string
  }
  /** Headwords, or ids of words that are asked even if they are marked as known; separated by commas. */
  readonly practice: { readonly words?: string; readonly ids?: string }
  readonly classes: { readonly view?: 'tasks'; readonly code?: string }
  readonly classPage: { readonly view?: 'progress' | 'words' | 'learners' }
  /** `note`: the id of a note whose words are listened to; `kind`: of the product, where it is no own one. */
  readonly walk: { readonly note?: string; readonly kind?: 'official' }
  readonly review: { readonly tab?: 'missed' | 'confused' | 'known' }
  /** `pair`: the ids of two words to be told apart, with what they are confused in. */
  readonly reviewRun: {
    readonly from?: 'missed'
    readonly words?: number
    readonly pair?: string
    readonly kind?: ConfusionKind
  }
  readonly wordNote: { readonly view?: 'cards' | 'practice' }
  readonly officialNote: { readonly view?: 'cards' | 'practice' }
  /** What to say: a word, or one of its example sentences by id. */
  readonly record: { readonly word?: string; readonly sentence?: string }
  /** One contrast alone: 'TH S'; which of its words is heard, or which is said. */
  readonly soundTrainer: { readonly contrast?: string; readonly skill?: 'say' }
  /** The contact whose conversation is opened. */
  readonly chat: { readonly with?: string }
  /** One of its short pages; left out for their list. */
  readonly settings: {
    readonly section?: SettingsSection
    /** On /settings/restore: the note whose earlier versions are looked at. */
    readonly note?: string
  }
  readonly vipPay: { readonly plan: PlanId }
  /** `view` left out: the words. */
  readonly adminWords: {
    readonly view?: 'reports' | 'pictures'
    readonly q?: string
    readonly list?: ExamTag
    readonly flag?: WordFlag
  }
  /** The block to begin with. */
  readonly adminWord: { readonly block?: WordBlock }
  /** The filter of a list. */
  readonly adminOrders: { readonly status?: OrderState; readonly q?: string }
  readonly adminLog: { readonly subject?: string; readonly actor?: string }
  readonly paymentSuccess: { readonly order?: string }
}

type InputOf<N extends PageName> = Params<(typeof pages)[N]['path']> & (N extends keyof Queries ? Queries[N] : unknown)

/** Pages whose address needs nothing. */
export type PlainPage = { [N in PageName]: Record<never, never> extends InputOf<N> ? N : never }[PageName]

export type Routes = {
  readonly [N in PageName]: N extends PlainPage ? (input?: InputOf<N>) => string : (input: InputOf<N>) => string
}

function formatAddress(path: string, input: Readonly<Record<string, Value | null | undefined>>): string {
  const rest = new Map(Object.entries(input))
  const pathname = path.replace(/\/:(\w+)\??/g, (_, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return value === null || value === undefined ? '' : `/${encodeURIComponent(value)}`
  })
  const query = new URLSearchParams()
  for (const [name, value] of rest) if (value !== null && value !== undefined) query.set(name, String(value))
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

/** The paths of some pages; each is compared with the table of pages by the compiler. */
type Rows = { readonly [N in PageName]?: Pick<(typeof pages)[N], 'path'> }

/** A builder for each of these rows. */
export const buildRoutes = <T extends Rows>(rows: T): Pick<Routes, keyof T & PageName> =>
  Object.fromEntries(
    Object.entries(rows).map(([name, { path }]) => [name, (input = {}) => formatAddress(path, input)]),
  ) as unknown as Pick<Routes, keyof T & PageName>
