export { HomeScreen } from './components/HomeScreen.tsx'
