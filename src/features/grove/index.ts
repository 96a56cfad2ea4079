export { GroveScreen } from './components/GroveScreen.tsx'
export { HomeGrove } from './components/HomeGrove.tsx'
