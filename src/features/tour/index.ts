/** The guided tour of the home screen. */
export { Tour } from './components/Tour.tsx'
export type { TourProps } from './components/Tour.tsx'
export { useCompleteTour } from './model/useCompleteTour.ts'
export { useTourOccasion } from './model/useTourOccasion.ts'
