import { ExamPlanScreen } from '#features/planner'

/** /exam-plan: the plan for an exam. */
export function ExamPlan() {
  return <ExamPlanScreen />
}
