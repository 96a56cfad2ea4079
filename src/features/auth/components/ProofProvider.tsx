import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { ApiError } from '#lib/api'
import { ProofContext } from '#lib/proof'
import type { WithProof } from '#lib/proof'
import { ProofDialog } from './ProofDialog.tsx'

/** Everything below may use `useProof`: what the server refuses for want of a proof waits for it and is tried again. */
export function ProofProvider({ children }: { children: ReactNode }) {
  const [asking, ask] = useState<{ settle: (proven: boolean) => void }>()
  const withProof: WithProof = useCallback(async (act) => {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'reauth_required') throw error
    }
    const proven = await new Promise<boolean>((settle) => ask({ settle }))
    ask(undefined)
    return proven ? act() : undefined
  }, [])
  return (
    <ProofContext value={withProof}>
      {children}
      {asking && <ProofDialog onProven={() => asking.settle(true)} onCancel={() => asking.settle(false)} />}
    </ProofContext>
  )
}
