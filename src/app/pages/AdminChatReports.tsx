import { AdminChatReportsScreen, AdminOnly } from '#features/admin'
import { ReauthProvider } from '#features/auth'

/** /admin/chat-reports. */
export function AdminChatReports() {
  return (
    <AdminOnly>
      <ReauthProvider>
        <AdminChatReportsScreen />
      </ReauthProvider>
    </AdminOnly>
  )
}
