export { useStats } from './api/useStats.ts'
export { HomeScreen } from './components/HomeScreen.tsx'
export { readHome } from './api/read-home.ts'
