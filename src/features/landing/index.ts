export { AnsweredSamples } from './components/AnsweredSamples.tsx'
export { Landing } from './components/Landing.tsx'
export { takeEarly } from './model/early.ts'
