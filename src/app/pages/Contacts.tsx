import { ContactsScreen } from '#features/contacts'
import { AppLink } from '../AppLink.tsx'

/** /contacts: whom one learns with. */
export function Contacts() {
  return <ContactsScreen LinkComponent={AppLink} />
}
