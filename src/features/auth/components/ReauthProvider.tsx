import { useState } from 'react'
import type { ReactNode } from 'react'
import { ApiError } from '#lib/api'
import { ReauthContext } from '#lib/reauth'
import type { WithReauth } from '#lib/reauth'
import { ReauthDialog } from './ReauthDialog.tsx'

/** Everything below may use `useReauth`: what the server refuses for want of a proof waits for it and is tried again. */
export function ReauthProvider({ children }: { children: ReactNode }) {
  const [asking, ask] = useState<{ settle: (proven: boolean) => void }>()
  const withReauth: WithReauth = async (act) => {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'reauth_required') throw error
    }
    const proven = await new Promise<boolean>((settle) => ask({ settle }))
    ask(undefined)
    return proven ? act() : undefined
  }
  return (
    <ReauthContext value={withReauth}>
      {children}
      {asking && <ReauthDialog onProven={() => asking.settle(true)} onCancel={() => asking.settle(false)} />}
    </ReauthContext>
  )
}
