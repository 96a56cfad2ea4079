export { ReaderScreen } from './components/ReaderScreen.tsx'
export { ReadingScreen } from './components/ReadingScreen.tsx'
