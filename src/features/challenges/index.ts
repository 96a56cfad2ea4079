export { beginLevelRun, levelToTake, readMap } from './api/useLevelRun.ts'
export { CatalogueScreen } from './components/CatalogueScreen.tsx'
export { GameScreen } from './components/GameScreen.tsx'
export { LevelsScreen } from './components/LevelsScreen.tsx'
