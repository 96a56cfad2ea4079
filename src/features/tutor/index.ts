export { TutorPane } from './components/TutorPane.tsx'
export { TutorRow } from './components/TutorRow.tsx'
