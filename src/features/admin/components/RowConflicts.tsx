import { useTranslation } from 'react-i18next'
import type { RowConflict } from '#contract/quick-update'
import { Text } from '#design-system'

interface RowConflictsProps {
  /** The sentence around the rows. */
  label: (rows: string) => string
  conflicts: readonly RowConflict[]
}

/** Rows that one sentence names. */
const NAMED = 20

/** The rows in the way of an update or its undo. */
export function RowConflicts({ label, conflicts }: RowConflictsProps) {
  const { t } = useTranslation('admin')
  if (conflicts.length === 0) return null
  const named = conflicts.slice(0, NAMED).map(({ row, word }) => t('update.conflict', { row, word }))
  if (conflicts.length > NAMED) named.push(t('update.more', { count: conflicts.length }))
  return (
    <Text variant="body2" breakWord>
      {label(named.join(t('update.comma')))}
    </Text>
  )
}
