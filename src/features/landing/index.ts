export { AnsweredSamples } from './components/AnsweredSamples.tsx'
export { Landing } from './components/Landing.tsx'
export { consumeEarlyPress as takeEarly } from './model/early.ts'
