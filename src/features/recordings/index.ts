export { RecordScreen } from './components/RecordScreen.tsx'
