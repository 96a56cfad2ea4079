export { HomeGrove } from './components/HomeGrove.tsx'
