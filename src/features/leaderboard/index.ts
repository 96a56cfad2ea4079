export { LeaderboardScreen } from './components/LeaderboardScreen.tsx'
export { LeagueScreen } from './components/LeagueScreen.tsx'
