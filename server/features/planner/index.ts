/** The plan for an exam, for other features: how many new words its day has, and the words of lists in the order of learning. */
export { readPlannedDay } from './read-plan.ts'
export { deletePlanRow, findPlanRow, savePlanRow } from './planner.store.ts'
export { readListedWords } from './word-lists.store.ts'
