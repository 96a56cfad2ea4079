export { OutboxScreen } from './components/OutboxScreen.tsx'
