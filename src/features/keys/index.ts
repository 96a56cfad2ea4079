export { KeySettings } from './components/KeySettings.tsx'
