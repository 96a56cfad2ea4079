export { TicketsScreen } from './components/TicketsScreen.tsx'
