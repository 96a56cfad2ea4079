import { useTranslation } from 'react-i18next'
import type { AdminOverview } from '#contract/admin-overview'
import { Card, FactList } from '#design-system'
import { formatBytes, formatMoment, formatNumber } from '#lib/format'
import { useLanguage } from '#lib/language'

/** The room that is used and free, the last backup, and whether a backup could be restored. */
export function StorageFacts({
  storage: { disk, database_bytes: database },
  backup,
  backup_check: check,
}: Pick<AdminOverview, 'storage' | 'backup' | 'backup_check'>) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const bytes = (count: number) => formatBytes(count, language)
  const moment = (instant: string) => formatMoment(instant, language)
  const number = (count: number | null) => formatNumber(count ?? 0, language)

  function checkText({ at, outcome, learners, answers, backup_at: madeAt }: NonNullable<typeof check>) {
    const result =
      outcome === 'passed'
        ? t('overview.storage.checkPassed', {
            at: moment(at),
            learners: number(learners),
            answers: number(answers),
          })
        : t(`overview.storage.checkFailed.${outcome}`, { at: moment(at) })
    return madeAt === null ? result : [result, t('overview.storage.checkedBackup', { at: moment(madeAt) })].join(' · ')
  }

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
                  moment(backup.at),
                  backup.bytes === null ? t('overview.storage.byOperator') : bytes(backup.bytes),
                ].join(' · ')
              : t('overview.storage.noBackup'),
          },
          { name: t('overview.storage.check'), value: check ? checkText(check) : t('overview.storage.checkNever') },
        ]}
      />
    </Card>
  )
}
