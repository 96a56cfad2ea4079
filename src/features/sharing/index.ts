export { ShareMenu } from './components/ShareMenu.tsx'
export { ShareResult } from './components/ShareResult.tsx'
export { SharedCard } from './components/SharedCard.tsx'
