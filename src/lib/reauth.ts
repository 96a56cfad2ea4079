/** Asking again who is there, for what a borrowed device must not do. The page that offers such things says how to ask. */
import { createContext, use } from 'react'

/**
 * Runs an action of the server that needs a fresh proof. When it is refused for want of one (`reauth_required`), asks the person for it
 * and runs the action again. Resolves to undefined when they change their mind; passes every other refusal on.
 */
export type WithReauth = <T>(act: () => Promise<T>) => Promise<T | undefined>

/** Without a provider the refusal itself is passed on. */
export const ReauthContext = createContext<WithReauth>((act) => act())

/** `const withReauth = useReauth()`, then `await withReauth(() => call('DELETE /api/user'))`. */
export const useReauth = (): WithReauth => use(ReauthContext)
