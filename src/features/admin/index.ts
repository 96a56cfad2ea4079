export { AdminOnly } from './components/AdminOnly.tsx'
export { AdminOrdersScreen } from './components/AdminOrdersScreen.tsx'
export { AdminPicturesScreen } from './components/AdminPicturesScreen.tsx'
export { AdminTicketsScreen } from './components/AdminTicketsScreen.tsx'
