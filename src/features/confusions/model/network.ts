import type { ConfusedPair, ConfusionKind } from '#contract/confusions'
import type { NetworkLink } from '#design-system'

/** So many pairs are still a drawing; the list has them all. */
const MOST_LINKS = 12

export const lineOf: Record<ConfusionKind, NetworkLink['line']> = {
  meaning: 'solid',
  spelling: 'dashed',
  sound: 'dotted',
}

/** How often the words of a pair were taken for each other, in any way. */
const timesOf = ({ kinds }: Pick<ConfusedPair, 'kinds'>): number =>
  kinds.reduce((sum, { times: [there, back] }) => sum + there + back, 0)

/** The lines of the drawing: the kind that is not held apart, else the latest. */
export const networkLinks = (pairs: readonly ConfusedPair[]): NetworkLink[] =>
  pairs.slice(0, MOST_LINKS).flatMap((pair) => {
    const kind = pair.kinds.find(({ held }) => !held) ?? pair.kinds[0]
    const [one, other] = pair.words
    return kind
      ? [
          {
            words: [one.headword, other.headword] as const,
            line: lineOf[kind.kind],
            weight: timesOf(pair),
            faded: pair.held,
          },
        ]
      : []
  })
