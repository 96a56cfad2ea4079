export { SoundsScreen } from './components/SoundsScreen.tsx'
export { TrainerScreen } from './components/TrainerScreen.tsx'
