/** Data of the server in components: `useCall` reads, the actions of a feature call and then `useRevalidate`. */
import { useCallback, useEffect, useMemo } from 'react'
import useSWR, { unstable_serialize, useSWRConfig } from 'swr'
import type { SWRConfiguration, SWRResponse } from 'swr'
import { ApiError, call, ignoreApiError, pathOf } from './api.ts'
import type { AnswerOf, GetEndpointId, InputOf } from './api.ts'
import { peekBootData } from './boot-request.ts'
import { useIsDrawn } from './first-frame.ts'
import { useSessionContext, useUser } from './session.tsx'
import { token } from './token.ts'

/** What one session has read is never shown in another. */
type Key = readonly [sessionVersion: number, endpointId: GetEndpointId, input: unknown]

/** The options of every read; the application gives them to SWRConfig. */
export const swrOptions: SWRConfiguration = {
  errorRetryCount: 3,
  shouldRetryOnError: (error) => error instanceof ApiError && error.isPassing,
}

type Arguments<A extends GetEndpointId> =
  Record<never, never> extends InputOf<A>
    ? [input?: InputOf<A>, options?: SWRConfiguration]
    : [input: InputOf<A>, options?: SWRConfiguration]

/**
 * Reads an endpoint and keeps it fresh: after focus, after reconnection, and when a live event names its resource.
 * `null` waits, for example until there is a session.
 *
 * @throws during render: an exception that is not an answer of the server, for the error screen
 */
export function useCall<A extends GetEndpointId>(
  endpointId: A | null,
  ...[input, options]: Arguments<A>
): SWRResponse<AnswerOf<A>, ApiError> {
  const { sessionVersion } = useUser()
  const key: Key | null = endpointId && [sessionVersion, endpointId, input]
  const bootData = useBootData(endpointId, input) as AnswerOf<A> | undefined
  const response = useSWR<AnswerOf<A>, unknown>(
    key,
    () => call<A>(...([endpointId, input] as unknown as Parameters<typeof call<A>>)),
    bootData === undefined ? options : { ...options, fallbackData: bootData, revalidateOnMount: true },
  )
  if (response.error !== undefined && !(response.error instanceof ApiError)) throw response.error
  return response as SWRResponse<AnswerOf<A>, ApiError>
}

/** As `useCall`, for what a page does without at first: what the document has not brought is asked for after the first frame. */
export function useDeferredCall<A extends GetEndpointId>(
  endpointId: A | null,
  ...rest: Arguments<A>
): SWRResponse<AnswerOf<A>, ApiError> {
  const isDrawn = useIsDrawn()
  const isHere = useBootData(endpointId, rest[0]) !== undefined
  return useCall(isDrawn || isHere ? endpointId : null, ...rest)
}

/** The answer that the document has asked for and has by now: drawn at once, and taken over by the first read of it. */
function useBootData(endpointId: GetEndpointId | null, input: unknown): unknown {
  const session = token.read()
  const path = endpointId && pathOf(endpointId.slice('GET '.length), (input ?? {}) as Parameters<typeof pathOf>[1])
  // Kept for as long as this session reads it: what takes it over has its answer a little later.
  return useMemo(() => (path === null ? undefined : peekBootData(session, path)), [session, path])
}

/** A read without parameters in its path, with its query as the browser sends it. */
export type WholeRead = GetEndpointId | `${GetEndpointId}?${string}`

/** Makes a read that the next page will want, unless it has been made or is under way; without a session there is nothing to read. */
export function usePrefetch(): (read: WholeRead) => void {
  const { sessionVersion, hasToken } = useSessionContext()
  const { cache, mutate } = useSWRConfig()
  return (read) => {
    const [endpointId, query] = read.split('?') as [GetEndpointId, string | undefined]
    const input = query === undefined ? undefined : { query: Object.fromEntries(new URLSearchParams(query)) }
    const key: Key = [sessionVersion, endpointId, input]
    const state = cache.get(unstable_serialize(key))
    if (!hasToken || state?.data !== undefined || state?.isValidating) return
    const answer = call(...([endpointId, input] as unknown as Parameters<typeof call>))
    // Nothing waits for it: the page that needs it asks again and shows what is wrong.
    mutate(key, answer, { revalidate: false }).catch(ignoreApiError)
  }
}

const isKey = (key: unknown): key is Key => Array.isArray(key) && typeof key[1] === 'string'

/** An effect that ends with the whole application runs after its cache is gone, which SWR answers with a TypeError. */
function ignoreMissingCache(error: unknown): undefined {
  if (!(error instanceof TypeError)) throw error
}

/**
 * Reads again every endpoint whose id begins so, for example 'GET /api/challenges'. Does not reject when a read fails: the component that
 * shows it shows why.
 */
export function useRevalidate(): (start: string) => Promise<unknown> {
  const { mutate } = useSWRConfig()
  // Stable: effects depend on it.
  return useCallback(
    (start) => mutate((key) => isKey(key) && key[1].startsWith(start)).catch(ignoreMissingCache),
    [mutate],
  )
}

/** Removes from the cache what earlier sessions of this tab have read. Used once, by the application. */
export function useClearCacheOnSessionChange(): void {
  const { sessionVersion } = useUser()
  const { mutate } = useSWRConfig()
  useEffect(() => {
    void mutate((key) => isKey(key) && key[0] !== sessionVersion, undefined, { revalidate: false })
  }, [mutate, sessionVersion])
}
