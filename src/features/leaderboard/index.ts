export { LeaderboardScreen } from './components/LeaderboardScreen.tsx'
