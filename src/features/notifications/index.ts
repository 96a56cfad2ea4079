export { NotificationsScreen } from './components/NotificationsScreen.tsx'
export { PushCard } from './components/PushCard.tsx'
export { PushOffer } from './components/PushOffer.tsx'
