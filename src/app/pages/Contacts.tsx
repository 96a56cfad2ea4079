import { ReportDialog } from '#features/chat'
import { ContactsScreen } from '#features/contacts'
import { CongratulateButton, SharedGoals } from '#features/together'

/** /contacts: whom one learns with, and what one does together. */
export function Contacts() {
  return (
    <ContactsScreen
      together={<SharedGoals />}
      congratulateSlot={(id, name) => <CongratulateButton id={id} name={name} />}
      reportSlot={(id, name, onClose) => (
        <ReportDialog about={{ request: id }} name={name} canBlock onClose={onClose} />
      )}
    />
  )
}
