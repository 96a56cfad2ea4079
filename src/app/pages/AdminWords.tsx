import { AdminOnly, AdminWordsScreen } from '#features/admin'

/** /admin/word-manager?q=…&flag=…. */
export function AdminWords() {
  return (
    <AdminOnly>
      <AdminWordsScreen />
    </AdminOnly>
  )
}
