import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToast } from '#design-system'
import { useThrowError } from '#lib/actions'
import { ApiError } from '#lib/api'
import { useZonedTime } from '#lib/zoned-time'
import { useUser } from '#lib/session'

export type Changes = NonNullable<Parameters<ReturnType<typeof useUser>['update']>[0]>

export interface Saving {
  /** What has been chosen and is not kept yet: shown at once, gone again when it could not be kept. */
  pendingChanges: Changes
  /** Keeps a choice and says so, or why not. */
  save: (changes: Changes) => Promise<void>
}

/** Choices that are kept as they are made, without a button. */
export function useSaving(): Saving {
  const { t } = useTranslation('settings')
  const { update } = useUser()
  const toast = useToast()
  const timeOf = useZonedTime('time')
  const throwError = useThrowError()
  const [pendingChanges, setPendingChanges] = useState<Changes>({})
  const saving: Saving = {
    pendingChanges,
    save: async (changes) => {
      setPendingChanges((others) => ({ ...others, ...changes }))
      try {
        const savedAt = await update(changes)
        toast({ text: t('savedAt', { time: timeOf(savedAt) }) })
      } catch (error) {
        if (!(error instanceof ApiError)) return throwError(error)
        toast({
          text: error.message,
          tone: 'error',
          action: { label: t('retry'), onPress: () => void saving.save(changes) },
        })
      } finally {
        const settled = new Set(Object.keys(changes))
        setPendingChanges((all) => Object.fromEntries(Object.entries(all).filter(([key]) => !settled.has(key))))
      }
    },
  }
  return saving
}
