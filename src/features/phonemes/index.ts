export { PhonemeDialog } from './components/PhonemeDialog.tsx'
