export { LeagueScreen } from './components/LeagueScreen.tsx'
