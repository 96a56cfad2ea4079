import { useTranslation } from 'react-i18next'
import type { AdminOverview } from '#contract/admin-overview'
import { Card, FactList } from '#design-system'
import { formatBytes, formatMoment } from '#lib/format'
import { useLanguage } from '#lib/language'

/** The room that is used and free, and the last backup. */
export function StorageFacts({
  storage: { disk, database_bytes: database },
  backup,
}: Pick<AdminOverview, 'storage' | 'backup'>) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const bytes = (count: number) => formatBytes(count, language)
  return (
    <Card>
      <FactList
        facts={[
          {
            name: t('overview.storage.disk'),
            value: disk
              ? t('overview.storage.diskUse', { used: bytes(disk.used_bytes), free: bytes(disk.free_bytes) })
              : t('overview.storage.unknown'),
          },
          { name: t('overview.storage.database'), value: bytes(database) },
          {
            name: t('overview.storage.backup'),
            value: backup
              ? [
                  formatMoment(backup.at, language),
                  backup.bytes === null ? t('overview.storage.byOperator') : bytes(backup.bytes),
                ].join(' · ')
              : t('overview.storage.noBackup'),
          },
        ]}
      />
    </Card>
  )
}
