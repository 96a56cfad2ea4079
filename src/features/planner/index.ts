export { ExamPlanScreen } from './components/ExamPlanScreen.tsx'
export { ExamPlanLine, ExamPlanToday } from './components/ExamPlanToday.tsx'
