import { useTranslation } from 'react-i18next'
import { Button, Notice, Skeletons, useOnline } from '#design-system'
import type { Records } from '../api/useRecords.ts'

/** What the dictionary adds is on its way, or could not be had; what is on the device stands above it all the same. */
export function RecordState({ isLoading, error, retry }: Omit<Records, 'records'>) {
  const { t } = useTranslation('explanations')
  const isOnline = useOnline()
  if (isLoading) return <Skeletons shape="text" count={2} label={t('loading')} />
  if (!error) return null
  return (
    <div role="status">
      <Notice
        actions={
          <div>
            <Button variant="quiet" onClick={retry}>
              {t('retry')}
            </Button>
          </div>
        }
      >
        {isOnline ? error.message : t('offline')}
      </Notice>
    </div>
  )
}
