import { OfflineResults } from './OfflineResults.tsx'
import type { OfflineResultsProps } from './OfflineResults.tsx'
import { PracticeResults } from './PracticeResults.tsx'
import type { PracticeResultsProps } from './PracticeResults.tsx'

export interface PracticeEndProps {
  /** What the server made of the practice; without it, what the browser knows. */
  counted: PracticeResultsProps | undefined
  offline: OfflineResultsProps
}

/** The end of a practice. A file of its own: it comes while the practice goes on. */
export function PracticeEnd({ counted, offline }: PracticeEndProps) {
  return counted ? <PracticeResults {...counted} /> : <OfflineResults {...offline} />
}
