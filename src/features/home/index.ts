export { useStats } from './api/useStats.ts'
export { WelcomeCard } from './components/WelcomeCard.tsx'
export { HomeScreen } from './components/HomeScreen.tsx'
