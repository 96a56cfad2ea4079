/** Courses for other features: the end of a lesson's practice completes the lesson. */
export { completeLesson } from './courses.ts'
