export { AboutScreen } from './components/AboutScreen.tsx'
export { DocumentScreen } from './components/DocumentScreen.tsx'
