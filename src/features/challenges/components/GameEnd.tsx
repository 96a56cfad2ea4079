import { OfflineResults } from '#features/practice'
import type { OfflineResultsProps } from '#features/practice'
import { Results } from './Results.tsx'
import type { ResultsProps } from './Results.tsx'

export interface GameEndProps {
  /** What the server made of the run; without it, what the browser knows. */
  counted: ResultsProps | undefined
  offline: OfflineResultsProps
}

/** The end of a level. A file of its own: it comes while the level is played. */
export function GameEnd({ counted, offline }: GameEndProps) {
  return counted ? <Results {...counted} /> : <OfflineResults {...offline} />
}
