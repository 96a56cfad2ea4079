export { RestoreSettings } from './components/RestoreSettings.tsx'
