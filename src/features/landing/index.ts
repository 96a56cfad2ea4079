export { Landing } from './components/Landing.tsx'
