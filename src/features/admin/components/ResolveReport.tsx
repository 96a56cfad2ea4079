import { useTranslation } from 'react-i18next'
import { Button, useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'

interface ResolveReportProps {
  /** `mended`: there was a mistake, and it is none any more. */
  onResolve: (mended: boolean) => Promise<void>
}

/** The two buttons that take a report off the list. */
export function ResolveReport({ onResolve }: ResolveReportProps) {
  const { t } = useTranslation('admin')
  const toast = useToast()
  const { run, pending } = useAsyncAction(onResolve, ({ message }) => toast({ text: message, tone: 'error' }))
  return (
    <>
      <Button variant="secondary" loading={pending} onClick={() => void run(true)}>
        {t('reports.mended')}
      </Button>
      <Button variant="quiet" disabled={pending} onClick={() => void run(false)}>
        {t('reports.dismissed')}
      </Button>
    </>
  )
}
