export { CongratulateButton } from './components/CongratulateButton.tsx'
export { DuelCard } from './components/DuelCard.tsx'
export { SharedGoals } from './components/SharedGoals.tsx'
