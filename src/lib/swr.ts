/** Data of the server in components: `useCall` reads, the actions of a feature call and then `useRevalidate`. */
import { useCallback, useEffect } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import type { SWRConfiguration, SWRResponse } from 'swr'
import { ApiError, call } from './api.ts'
import type { AnswerOf, GetAddress, InputOf } from './api.ts'
import { useUser } from './session.tsx'

/** Session stamp, address, input: nothing that one session read is ever shown to another. */
type Key = readonly [stamp: number, address: GetAddress, input: unknown]

/** What every read does unless it says otherwise; the application hands it to SWRConfig. */
export const swrOptions: SWRConfiguration = {
  errorRetryCount: 3,
  shouldRetryOnError: (error) => error instanceof ApiError && error.isPassing,
}

type Arguments<A extends GetAddress> =
  Record<never, never> extends InputOf<A>
    ? [input?: InputOf<A>, options?: SWRConfiguration]
    : [input: InputOf<A>, options?: SWRConfiguration]

/**
 * Reads an endpoint and keeps it fresh: after focus, after reconnection, and when a live event names its resource.
 * `null` as address waits, for example until there is a session.
 */
export function useCall<A extends GetAddress>(
  address: A | null,
  ...[input, options]: Arguments<A>
): SWRResponse<AnswerOf<A>, ApiError> {
  const { stamp } = useUser()
  const key: Key | null = address && [stamp, address, input]
  return useSWR<AnswerOf<A>, ApiError>(
    key,
    () => call<A>(...([address, input] as unknown as Parameters<typeof call<A>>)),
    options,
  )
}

const isKey = (key: unknown): key is Key => Array.isArray(key) && typeof key[1] === 'string'

/** Reads again everything whose address begins so, for example 'GET /api/challenges'. */
export function useRevalidate(): (start: string) => Promise<unknown> {
  const { mutate } = useSWRConfig()
  return useCallback((start) => mutate((key) => isKey(key) && key[1].startsWith(start)), [mutate])
}

/** Forgets what other sessions of this tab have read, as soon as there is another one. Used once, by the application. */
export function useForgetting(): void {
  const { stamp } = useUser()
  const { mutate } = useSWRConfig()
  useEffect(() => {
    void mutate((key) => isKey(key) && key[0] !== stamp, undefined, { revalidate: false })
  }, [mutate, stamp])
}
