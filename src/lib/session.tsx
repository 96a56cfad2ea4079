import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { browserMessageText } from '#contract/browser-messages'
import type { User } from '#contract/profile'
import { ApiError, call, ignoreApiError, peekRead, takeBootData } from './api.ts'
import type { InputOf } from './api.ts'
import { rethrowWithFallback } from './fallback.ts'
import { currentLanguage } from './language.ts'
import { clearUserStores, storage } from './storage.ts'
import { token } from './token.ts'
import type { SessionEnd } from './token.ts'

export interface Session {
  /** Undefined for a visitor, while loading, and when the user could not be fetched. */
  user: User | undefined
  /** True until the user is loaded, or the lack of one is certain. */
  loading: boolean
  /** Why the user could not be fetched while the token is kept: offer `refresh`. */
  error: ApiError | undefined
  /** Why the last `reload` failed while a user is shown, another object each time: offer it again. */
  refreshError: ApiError | undefined
  /** A token is stored: protected pages may open before the user has arrived. */
  hasToken: boolean
  /** A visitor or a guest; false while loading. */
  isGuest: boolean
  /** How the last session of this tab ended. */
  ended: SessionEnd | undefined
  /** Counts the sessions of this tab: the first part of each cache key. */
  sessionVersion: number
  /** Makes this token the session, for all tabs, and fetches its user. */
  signIn: (accessToken: string) => Promise<void>
  /** Ends the session here at once, on the server when it can be reached. */
  logout: () => void
  /** Fetches the user again and shows loading meanwhile. */
  refresh: () => Promise<void>
  /** Fetches the user again without showing it. */
  reload: () => Promise<void>
  /** Changes settings of the user; resolves to the server's time at which it had them. @throws {ApiError} */
  update: (changes: InputOf<'PUT /api/user'>['body']) => Promise<string>
  /** Creates a guest session unless there is a session. @throws {ApiError} */
  ensureGuest: () => Promise<void>
}

interface UserState {
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
    super(browserMessageText('user_fetch_failed', currentLanguage()), { cause })
  }
}

const UserContext = createContext<(Session & { fault: UserLoadError | undefined }) | undefined>(undefined)

/** The time zone of the browser, for the days of a streak. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

async function loadUser(session: string | null): Promise<UserState> {
  if (session === null) return { token: session }
  try {
    return { token: session, user: takeBootData('GET /api/user') ?? (await call('GET /api/user')) }
  } catch (error) {
    return { token: session, ...(error instanceof ApiError ? { error } : { fault: new UserLoadError(error) }) }
  }
}

/** The user of the stored session, if the document has fetched them and they are already here. */
export const peekUser = (): User | undefined => peekRead('GET /api/user')

function initialUserState(): UserState | undefined {
  const user = peekUser()
  return user && { token: token.read(), user }
}

/** Numbers the sessions of this tab. */
function useSessionVersion(current: string | null): number {
  const [version, setVersion] = useState({ token: current, count: 0 })
  if (version.token === current) return version.count
  const next = { token: current, count: version.count + 1 }
  setVersion(next)
  return next.count
}

/** Provides the session and its user. */
export function UserProvider({ children }: { children: ReactNode }) {
  const current = useSyncExternalStore(token.subscribe, token.read)
  const [userState, setUserState] = useState(initialUserState)
  const sessionVersion = useSessionVersion(current)
  const guest = useRef<Promise<void>>(undefined)
  /** The session whose user was here: loading it again is a refresh. */
  const loadedToken = useRef<string | null>(null)
  const loading = useRef<{ token: string | null; done: Promise<void> }>(undefined)

  // Stable: an effect and the actions depend on it.
  const load = useCallback((): Promise<void> => {
    const session = token.read()
    if (loading.current?.token === session) return loading.current.done
    const done = loadUser(session).then((loaded) => {
      if (loading.current?.done === done) loading.current = undefined
      if (token.read() !== session) return
      if (loaded.error) {
        const isRefresh = loadedToken.current === session
        console.info(
          browserMessageText(isRefresh ? 'user_refresh_failed' : 'user_fetch_failed', 'en'),
          loaded.error.code,
        )
      }
      if (loaded.user) {
        loadedToken.current = session
        clearUserStores(loaded.user.id)
        // The next document asks at once for what an account alone may read.
        if (loaded.user.role === 'guest') storage.remove('hasAccount')
        else storage.write('hasAccount', 'true')
      }
      setUserState((before) => {
        const sameAsBefore = loaded.user !== undefined && before?.user === loaded.user
        if (sameAsBefore) return before
        // The user that is shown stays when `reload` fails; `refresh` has removed it before.
        const isFailedRefresh = loaded.error !== undefined && before?.token === session && before.user !== undefined
        return isFailedRefresh ? { ...before, refreshError: refreshError(loaded.error.status) } : loaded
      })
    })
    loading.current = { token: session, done }
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
        const session = token.read()
        if (session)
          void call('POST /api/auth/signout', undefined, { token: session, keepalive: true }).catch(ignoreApiError)
        token.end('left')
      },
      refresh: async () => {
        setUserState(undefined)
        await load()
      },
      reload: load,
      update: async (changes: InputOf<'PUT /api/user'>['body']) => {
        const session = token.read()
        const user = await call('PUT /api/user', { body: changes })
        if (token.read() === session) setUserState({ token: session, user })
        return user.saved_at
      },
      ensureGuest: () => {
        if (token.read() !== null) return Promise.resolve()
        guest.current ??= call('POST /api/auth/guest', { body: { time_zone: browserTimeZone() } })
          .catch(rethrowWithFallback('guest_start_failed'))
          .then(({ access_token }) => actions.signIn(access_token))
          .finally(() => (guest.current = undefined))
        return guest.current
      },
    }),
    [load],
  )

  // The value of the context: every component that knows the user is drawn when it changes.
  const session = useMemo(() => {
    const now = userState?.token === current ? userState : undefined
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
      sessionVersion,
    }
  }, [actions, current, userState, sessionVersion])

  return <UserContext value={session}>{children}</UserContext>
}

const refreshError = (status: number) =>
  new ApiError(status, 'user_refresh_failed', browserMessageText('user_refresh_failed', currentLanguage()))

/** The session for what the error screen shows too, such as links: it does not throw when the user could not be loaded. */
export function useSessionContext(): Session & { fault: UserLoadError | undefined } {
  const session = use(UserContext)
  if (!session) throw new Error(browserMessageText('user_provider_missing', 'en'))
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
