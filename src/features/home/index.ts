export { HomeScreen } from './components/HomeScreen.tsx'
export { readHome } from './api/read-home.ts'
