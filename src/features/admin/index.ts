export { AdminOnly } from './components/AdminOnly.tsx'
export { AdminOrdersScreen } from './components/AdminOrdersScreen.tsx'
export { AdminTicketsScreen } from './components/AdminTicketsScreen.tsx'
