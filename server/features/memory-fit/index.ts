/** The memory model fitted to each learner. */
export { fitMemories } from './fit-memories.ts'
