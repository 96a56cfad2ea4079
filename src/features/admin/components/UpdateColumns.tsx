import { useTranslation } from 'react-i18next'
import { quickUpdateColumns } from '#contract/quick-update-limits'
import { DisclosureCard, FactList } from '#design-system'

/** What each column of a file holds. */
export function UpdateColumns() {
  const { t } = useTranslation('admin')
  return (
    <DisclosureCard title={t('update.columns')} lead={t('update.columnsLead')}>
      <FactList facts={quickUpdateColumns.map((name) => ({ name, value: t(`update.columnHelp.${name}`) }))} />
    </DisclosureCard>
  )
}
