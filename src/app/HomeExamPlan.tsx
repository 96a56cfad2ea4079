/** The plan for an exam in a file of its own, so that only who has one loads it. */
export { ExamPlanLine, ExamPlanToday } from '#features/planner'
