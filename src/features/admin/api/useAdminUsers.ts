import type { UserState } from '#contract/admin-users'
import { call } from '#lib/api'
import { useCall } from '#lib/swr'
import { usePages } from '../model/usePages.ts'

/** A page of the accounts. */
export function useAdminUsers({ q, state }: { q?: string; state?: UserState }) {
  const { cursor, turn } = usePages()
  const answer = useCall('GET /api/admin/users', { query: { q, state, cursor } }, { keepPreviousData: true })
  return { ...answer, pages: turn(answer.data?.next) }
}

/** What an administrator may do to an account. */
export const userActions = ['suspend', 'restore', 'rename', 'vip', 'signOut'] as const
export type UserAction = (typeof userActions)[number]

export interface UserActionInput {
  readonly reason: string
  /** Of VIP. */
  readonly days: number
}

/** An account with its sessions and orders. Each view is logged, so that it is read when it is opened, not at every return to the tab. */
export function useAdminUser(id: string) {
  const answer = useCall('GET /api/admin/users/{id}', { params: { id } }, { revalidateOnFocus: false })
  const calls: Record<UserAction, (input: UserActionInput) => Promise<unknown>> = {
    suspend: ({ reason }) => call('POST /api/admin/users/{id}/suspend', { params: { id }, body: { reason } }),
    restore: ({ reason }) => call('POST /api/admin/users/{id}/restore', { params: { id }, body: { reason } }),
    rename: ({ reason }) => call('POST /api/admin/users/{id}/username', { params: { id }, body: { reason } }),
    vip: (body) => call('POST /api/admin/users/{id}/vip', { params: { id }, body }),
    signOut: ({ reason }) => call('POST /api/admin/users/{id}/sign-out', { params: { id }, body: { reason } }),
  }
  return {
    ...answer,
    /** @throws {ApiError} `reauth_required` without a fresh proof */
    change: async (action: UserAction, input: UserActionInput) => {
      await calls[action](input)
      await answer.mutate()
      return true as const
    },
  }
}
