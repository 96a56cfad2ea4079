export { LandingPage } from './components/LandingPage.tsx'
