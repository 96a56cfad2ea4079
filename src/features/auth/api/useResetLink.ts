import { useCallback, useEffect, useState } from 'react'
import { ApiError, call } from '#lib/api'

export interface ResetLink {
  /** Address of the account, once the link is known to work. */
  email?: string
  /** Why it is not known, or that the link is over. */
  error?: ApiError
}

/** Whether a mailed link for a new password still works. Asking does not use it up. */
export function useResetLink(token: string): ResetLink & { retry: () => void } {
  const [link, setLink] = useState<ResetLink>({})
  // Stable: the effect depends on it.
  const check = useCallback(async () => {
    setLink({})
    try {
      setLink(await call('POST /api/auth/reset-password/check', { body: { token } }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setLink({ error })
    }
  }, [token])
  useEffect(() => void check(), [check])
  return { ...link, retry: () => void check() }
}
