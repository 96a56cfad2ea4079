import { useTranslation } from 'react-i18next'
import { PageHeader, Stack } from '#design-system'
import { keepRowFocus } from '#lib/row-focus'
import { useChatReports } from '../api/useChatReports.ts'
import { AdminList } from './AdminList.tsx'
import { QueuedChatReport } from './QueuedChatReport.tsx'

/** /admin/chat-reports: reported messages and learners, the longest waiting first. */
export function AdminChatReportsScreen() {
  const { t } = useTranslation('admin')
  const { decide, suspend, ...list } = useChatReports()
  return (
    <>
      <PageHeader title={t('chatReports.title')} lead={t('chatReports.lead')} />
      <Stack spacing={5} measure="cards" ref={keepRowFocus}>
        <AdminList list={list} none={t('chatReports.none')}>
          {(reports) => (
            <Stack component="ul" spacing={5} aria-label={t('chatReports.title')}>
              {reports.map((item) => (
                <QueuedChatReport
                  key={item.id}
                  report={item}
                  onDecide={(decision) => decide(item.id, decision)}
                  onSuspend={(reason) => suspend(item.id, item.reported.id, reason)}
                />
              ))}
            </Stack>
          )}
        </AdminList>
      </Stack>
    </>
  )
}
