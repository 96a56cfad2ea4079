/** The plan for an exam, for other features: how many new words its day has. */
export { readPlannedDay } from './read-plan.ts'
export { deletePlanRow, findPlanRow, savePlanRow } from './planner.store.ts'
