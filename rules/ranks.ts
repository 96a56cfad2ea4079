/** Ranks from points. */

export interface Standing {
  readonly points: number
  /** Learners with exactly so many points. */
  readonly learners: number
}

export interface Ranks {
  /** Learners with points. */
  readonly learners: number
  /** Rank of so many points: one more than there are learners with more. */
  rankOf(points: number): number
}

/** Makes ranks of how many learners have how many points, in any order. */
export function createRanks(standings: readonly Standing[]): Ranks {
  const sorted = standings.filter(({ points }) => points > 0).toSorted((a, b) => b.points - a.points)
  const above: number[] = []
  let learners = 0
  for (const standing of sorted) {
    above.push(learners)
    learners += standing.learners
  }
  return {
    learners,
    rankOf(points) {
      // The first standing with no more points than these: by halves, for it is asked with every reading.
      let from = 0
      let to = sorted.length
      while (from < to) {
        const middle = (from + to) >> 1
        if ((sorted[middle]?.points ?? 0) > points) from = middle + 1
        else to = middle
      }
      return (above[from] ?? learners) + 1
    },
  }
}
