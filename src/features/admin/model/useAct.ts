import { useState } from 'react'
import { useToast } from '#design-system'
import { ApiError } from '#lib/api'

/** Does what a button asks of the server: `busy` meanwhile, and what the server refuses is said in a toast. */
export function useAct(act: () => Promise<void>): { busy: boolean; start: () => void } {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const attempt = async () => {
    setBusy(true)
    try {
      await act()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast({ text: error.message, tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return { busy, start: () => void attempt() }
}
