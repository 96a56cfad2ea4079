export { WalkScreen } from './components/WalkScreen.tsx'
