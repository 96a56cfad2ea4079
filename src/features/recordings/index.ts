export { useSendRecordings } from './api/useSendRecordings.ts'
export { RecordScreen } from './components/RecordScreen.tsx'
export { ShadowScreen } from './components/ShadowScreen.tsx'
export { useWaitingRecordings } from './model/waiting-recordings.ts'
