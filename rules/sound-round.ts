/** Which minimal pairs a round of the trainer asks: towards what the learner confuses, and never the same contrast for long. */

export type SoundSkill = 'hear' | 'say'

export interface PairCandidate {
  /** 'TH S' */
  readonly contrast: string
  readonly words: readonly [string, string]
}

/** What the learner has shown of a contrast. */
export interface ContrastRecord {
  readonly contrast: string
  readonly right: number
  readonly wrong: number
  /** Of recordings: how often the one phoneme was heard as the other, and how often either was said. */
  readonly replaced: number
  readonly said: number
}

export interface RoundItem {
  readonly contrast: string
  readonly words: readonly [string, string]
  readonly target: 0 | 1
}

export const ROUND_ITEMS = 10
/** A round that trains two contrasts alone teaches to press what it was last time. */
const MOST_OF_A_CONTRAST = 3

/** The likely share of mistakes: as if three tries with one mistake had come before, so that a new contrast comes more often than one that is mastered. */
const likelyMistakes = (wrong: number, tries: number): number => (wrong + 1) / (tries + 3)

/** How much a contrast is to be trained, above 0. */
export function needOf(record: ContrastRecord | undefined): number {
  if (!record) return 2 * likelyMistakes(0, 0)
  const { right, wrong, replaced, said } = record
  return likelyMistakes(wrong, right + wrong) + likelyMistakes(replaced, said)
}

/** At most ten items, no pair twice. */
export function chooseRound(
  candidates: readonly PairCandidate[],
  records: readonly ContrastRecord[],
  random: () => number,
): RoundItem[] {
  const recordOf = new Map(records.map((record) => [record.contrast, record]))
  const left = new Map(
    [...Map.groupBy(candidates, ({ contrast }) => contrast)].map(([contrast, pairs]) => [contrast, [...pairs]]),
  )
  const taken = new Map<string, number>()
  const items: RoundItem[] = []
  while (items.length < ROUND_ITEMS) {
    const open = [...left].filter(
      ([contrast, pairs]) => pairs.length > 0 && (taken.get(contrast) ?? 0) < MOST_OF_A_CONTRAST,
    )
    const chosen = pickByWeight(open, ([contrast]) => needOf(recordOf.get(contrast)), random)
    if (!chosen) return items
    const [contrast, pairs] = chosen
    const [pair] = pairs.splice(Math.floor(random() * pairs.length), 1)
    if (!pair) continue
    const target = random() < 0.5 ? 0 : 1
    taken.set(contrast, (taken.get(contrast) ?? 0) + 1)
    items.push({ contrast, words: pair.words, target })
  }
  return items
}

function pickByWeight<T>(items: readonly T[], weightOf: (item: T) => number, random: () => number): T | undefined {
  const total = items.reduce((sum, item) => sum + weightOf(item), 0)
  let rest = random() * total
  return items.find((item) => (rest -= weightOf(item)) < 0) ?? items.at(-1)
}
