export { useFlushPendingTickets } from './api/useTickets.ts'
export { TicketsScreen } from './components/TicketsScreen.tsx'
export { TicketScreen } from './components/TicketScreen.tsx'
