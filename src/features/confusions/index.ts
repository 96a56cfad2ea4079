export { ConfusedWith } from './components/ConfusedWith.tsx'
export { ConfusionMap } from './components/ConfusionMap.tsx'
export { DrillSession } from './components/DrillSession.tsx'
export { drillOf } from './model/drill-of.ts'
