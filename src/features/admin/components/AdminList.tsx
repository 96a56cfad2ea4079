import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState, ErrorScreen, Skeletons, Stack } from '#design-system'
import type { Pages } from '../model/usePages.ts'
import { Pagination } from './Pagination.tsx'

interface AdminListProps<T> {
  /** The answer of the call that reads it. Without `pages` all there is stands on one. */
  list: {
    readonly data: { readonly items: readonly T[] } | undefined
    readonly error: { readonly message: string } | undefined
    readonly mutate: () => Promise<unknown>
    readonly pages?: Pages
  }
  /** What is said where nothing is listed. */
  none: string
  /** How many rows are drawn while they are on their way. */
  expected?: number
  /** Called where there is at least one item. */
  children: (items: readonly T[]) => ReactNode
}

/** A list that administrators read page by page: its items, or why there are none to see. */
export function AdminList<T>({ list, none, expected = 5, children }: AdminListProps<T>) {
  const { t } = useTranslation('admin')
  const { data, error, mutate, pages } = list
  if (data)
    return (
      <Stack spacing={4}>
        {data.items.length === 0 ? <EmptyState title={none} /> : children(data.items)}
        {pages && <Pagination pages={pages} />}
      </Stack>
    )
  if (error) return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
  return <Skeletons shape="list" count={expected} label={t('loading')} />
}
