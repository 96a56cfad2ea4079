import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { messageText } from '#contract/messages'
import type { User } from '#contract/profile'
import { ApiError, call, ignoreApiError } from './api.ts'
import type { InputOf } from './api.ts'
import { consumeBootRequest, peekBootData } from './boot-request.ts'
import { currentLanguage } from './language.ts'
import { clearUserStores } from './storage.ts'
import { token } from './token.ts'
import type { SessionEnd } from './token.ts'

export interface Session {
  /** Undefined for a visitor, while loading, and when the user could not be fetched. */
  user: User | undefined
  /** True from the start until it is known who is there. */
  loading: boolean
  /** Why the user could not be fetched while the token is kept: offer `refresh`. */
  error: ApiError | undefined
  /** Why the last look at a user who is known failed, another object each time: offer `reload`. */
  refreshError: ApiError | undefined
  /** A token is stored: protected pages may open before the user has arrived. */
  hasToken: boolean
  /** Neither signed in nor unknown: a visitor or a guest. */
  isGuest: boolean
  /** How the last session of this tab ended. */
  ended: SessionEnd | undefined
  /** Another number for every session: the first part of each cache key. */
  stamp: number
  /** Makes this token the session, for all tabs, and fetches its user. */
  signIn: (accessToken: string) => Promise<void>
  /** Ends the session here at once, on the server when it can be reached. */
  logout: () => void
  /** Fetches the user again and shows loading meanwhile. */
  refresh: () => Promise<void>
  /** Fetches the user again without showing it. */
  reload: () => Promise<void>
  /** Changes settings of the user. @throws {ApiError} */
  update: (changes: InputOf<'PUT /api/user'>['body']) => Promise<void>
  /** Gives a visitor a guest session; does nothing for anyone else. @throws {ApiError} */
  ensureGuest: () => Promise<void>
}

interface Known {
  readonly token: string | null
  readonly user?: User
  readonly error?: ApiError
  readonly refreshError?: ApiError
  /** Why there is no answer at all: a fault of the program. */
  readonly fault?: UserLoadError
}

/** The user could not be loaded for another reason than an answer of the server or the connection. A new document may help. */
export class UserLoadError extends Error {
  override readonly name = 'UserLoadError'

  constructor(cause: unknown) {
    super(messageText('user_fetch_failed', currentLanguage()), { cause })
  }
}

const UserContext = createContext<(Session & { fault: UserLoadError | undefined }) | undefined>(undefined)

/** The time zone of the browser, for the days of a streak. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The user whom the document asked for, if already here. */
const peekUser = (session: string | null) => peekBootData(session, '/api/user') as User | undefined

async function findUser(session: string | null): Promise<Known> {
  if (session === null) return { token: session }
  const here = peekUser(session)
  if (here) void consumeBootRequest(session, '/api/user')
  try {
    return { token: session, user: here ?? (await call('GET /api/user')) }
  } catch (error) {
    return { token: session, ...(error instanceof ApiError ? { error } : { fault: new UserLoadError(error) }) }
  }
}

/** Whom the page can be drawn for at once. */
function firstKnown(): Known | undefined {
  const session = token.read()
  const user = peekUser(session)
  return user && { token: session, user }
}

/** Numbers the sessions of this tab. */
function useStamp(current: string | null): number {
  const [stamp, setStamp] = useState({ token: current, count: 0 })
  if (stamp.token === current) return stamp.count
  const next = { token: current, count: stamp.count + 1 }
  setStamp(next)
  return next.count
}

/** Knows who is there, and tells everything below it. */
export function UserProvider({ children }: { children: ReactNode }) {
  const current = useSyncExternalStore(token.subscribe, token.read)
  const [known, setKnown] = useState(firstKnown)
  const stamp = useStamp(current)
  const guest = useRef<Promise<void>>(undefined)
  const loading = useRef<{ token: string | null; done: Promise<void> }>(undefined)

  // Stable: an effect and the actions depend on it.
  const load = useCallback((): Promise<void> => {
    const asked = token.read()
    if (loading.current?.token === asked) return loading.current.done
    const done = findUser(asked).then((found) => {
      if (loading.current?.done === done) loading.current = undefined
      if (token.read() !== asked) return
      if (found.user) clearUserStores(found.user.id)
      setKnown((before) => {
        const sameAsBefore = found.user !== undefined && before?.user === found.user
        if (sameAsBefore) return before
        // A look in passing that failed takes nobody away who is known; `refresh` has forgotten them before it asks.
        const lostInPassing = found.error !== undefined && before?.token === asked && before.user !== undefined
        return lostInPassing ? { ...before, refreshError: refreshError(found.error.status) } : found
      })
    })
    loading.current = { token: asked, done }
    return done
  }, [])

  useEffect(() => {
    void load()
  }, [load, current])

  // Stable: effects and the session depend on them.
  const actions = useMemo(
    () => ({
      signIn: async (accessToken: string) => {
        token.start(accessToken)
        await load()
      },
      logout: () => {
        const ending = token.read()
        if (ending)
          void call('POST /api/auth/signout', undefined, { token: ending, keepalive: true }).catch(ignoreApiError)
        token.end('left')
      },
      refresh: async () => {
        setKnown(undefined)
        await load()
      },
      reload: load,
      update: async (changes: InputOf<'PUT /api/user'>['body']) => {
        const asked = token.read()
        const user = await call('PUT /api/user', { body: changes })
        if (token.read() === asked) setKnown({ token: asked, user })
      },
      ensureGuest: () => {
        if (token.read() !== null) return Promise.resolve()
        guest.current ??= call('POST /api/auth/guest', { body: { time_zone: browserTimeZone() } })
          .then(({ access_token }) => actions.signIn(access_token))
          .finally(() => (guest.current = undefined))
        return guest.current
      },
    }),
    [load],
  )

  // The value of the context: every component that knows the user is drawn when it changes.
  const session = useMemo(() => {
    const now = known?.token === current ? known : undefined
    return {
      ...actions,
      user: now?.user,
      error: now?.error,
      refreshError: now?.refreshError,
      fault: now?.fault,
      loading: now === undefined,
      hasToken: current !== null,
      isGuest: now !== undefined && (current === null || now.user?.role === 'guest'),
      ended: current === null ? token.lastEnd() : undefined,
      stamp,
    }
  }, [actions, current, known, stamp])

  return <UserContext value={session}>{children}</UserContext>
}

const refreshError = (status: number) =>
  new ApiError(status, 'user_refresh_failed', messageText('user_refresh_failed', currentLanguage()))

/** The session for what the error screen shows too, such as links: it does not throw when the user could not be loaded. */
export function useSessionContext(): Session & { fault: UserLoadError | undefined } {
  const session = use(UserContext)
  if (!session) throw new Error(messageText('user_provider_missing', 'en'))
  return session
}

/**
 * Who is there, and how to come and go.
 *
 * @throws {UserLoadError} during render, for the error screen
 */
export function useUser(): Session {
  const session = useSessionContext()
  if (session.fault) throw session.fault
  return session
}
