export { ComebackNotice } from './components/ComebackNotice.tsx'
export { ReviewScreen } from './components/ReviewScreen.tsx'
export { ReviewSession } from './components/ReviewSession.tsx'
export { useDue } from './api/useReviews.ts'
