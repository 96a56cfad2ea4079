import type { ConfusedPair, ConfusionKind } from '#contract/confusions'
import { routes } from '#contract/routes'
import { confusionKinds } from '#rules/confusions'

/** Two words to be set against each other, and what they are confused in. */
export interface Drill {
  readonly wordIds: readonly [number, number]
  readonly kind: ConfusionKind
}

const PAIR = /^(-?\d{1,9}),(-?\d{1,9})$/

/** The drill that an address names; null where it names none. */
export function drillOf(query: URLSearchParams): Drill | null {
  const [, one, other] = PAIR.exec(query.get('pair') ?? '') ?? []
  const kind = confusionKinds.find((each) => each === query.get('kind')) ?? 'meaning'
  return one === undefined || other === undefined || one === other
    ? null
    : { wordIds: [Number(one), Number(other)], kind }
}

/** The address of the drill of a pair: of what is not held apart yet, else of what was confused last. */
export function drillAddress({ words: [one, other], kinds }: ConfusedPair): string {
  const { kind } = kinds.find(({ held }) => !held) ?? kinds[0] ?? { kind: 'meaning' as const }
  return routes.reviewRun({ pair: `${one.id},${other.id}`, kind })
}
