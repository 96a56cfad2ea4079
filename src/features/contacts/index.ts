export { ContactsScreen } from './components/ContactsScreen.tsx'
