export { ProfileScreen } from './components/ProfileScreen.tsx'
