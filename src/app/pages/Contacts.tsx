import { ContactsScreen } from '#features/contacts'

/** /contacts: whom one learns with. */
export function Contacts() {
  return <ContactsScreen />
}
