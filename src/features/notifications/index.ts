export { NotificationsScreen } from './components/NotificationsScreen.tsx'
