import { useEffect } from 'react'
import type { Order } from '#contract/billing'
import { ApiError, call } from '#lib/api'
import { useUser } from '#lib/session'
import { useCall } from '#lib/swr'

/** The plans, what they cost this learner now, and the ways to pay. */
export const useOffer = () => useCall('GET /api/payment/plans')

export const useOrders = () => useCall('GET /api/payment/orders')

/** What was bought last; null waits for a session. */
export const useSubscription = (wanted: boolean) => useCall(wanted ? 'GET /api/payment/subscription' : null)

const useOrder = (id: string | null) =>
  useCall(id === null ? null : 'GET /api/payment/orders/{id}', { params: { id: id ?? '' } })

/** Milliseconds from one question to the next; the server asks the provider less often. */
const ASK_AGAIN = 2_500

const isWaiting = (order: Order | undefined) => order?.status === 'pending' || order?.status === 'refunding'

/** An order that is asked for until it is final. What the address says about it is never believed. */
export function useFinalOrder(id: string | null) {
  const answer = useOrder(id)
  const { data, mutate } = answer
  const { reload } = useUser()
  const waiting = isWaiting(data)
  useEffect(() => {
    if (id === null || !waiting) return
    const leaving = new AbortController()
    const ask = async () => {
      try {
        const params = { id }
        await mutate(await call('POST /api/payment/orders/{id}/check', { params }, { signal: leaving.signal }), false)
      } catch (error) {
        // The next question comes by itself.
        if (!leaving.signal.aborted && !(error instanceof ApiError)) throw error
      }
    }
    void ask()
    const timer = setInterval(() => void ask(), ASK_AGAIN)
    return () => {
      leaving.abort()
      clearInterval(timer)
    }
  }, [id, waiting, mutate])
  const isPaid = data?.status === 'paid'
  useEffect(() => {
    if (isPaid) void reload()
  }, [isPaid, reload])
  return answer
}

/** Ends the renewal; what is paid stays. @throws {ApiError} */
export const cancelSubscription = () => call('POST /api/payment/subscription/cancel')
