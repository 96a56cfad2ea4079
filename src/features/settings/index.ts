export { SettingsScreen } from './components/SettingsScreen.tsx'
