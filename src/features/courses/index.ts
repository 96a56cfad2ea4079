export { CertificateScreen } from './components/CertificateScreen.tsx'
export { CourseScreen } from './components/CourseScreen.tsx'
export { CoursesScreen } from './components/CoursesScreen.tsx'
export { LessonScreen } from './components/LessonScreen.tsx'
