/** Pairs of words that differ in one phoneme, in ways in which learners of English confuse it, most of all speakers of Chinese. */
import { seededRandom, shuffled } from '#rules/random'
import { targetPhones, type TargetPhone } from '../server/providers/scorer/phones.ts'

export interface SpokenWord {
  readonly name: string
  readonly us: string
  readonly uk: string
  readonly frequency: number
}

export interface Pair {
  /** What is to be said, and what is said in its place. */
  readonly target: SpokenWord
  readonly spoken: SpokenWord
  readonly right: string
  readonly heard: string
  /** The British pronunciations differ in the same phoneme alone. */
  readonly isPairInUk: boolean
}

/** Common words only: learners know them. */
const MOST_FREQUENCY = 6_000
// prettier-ignore
const KINDS = [
  'TH>S', 'TH>T', 'TH>F', 'DH>D', 'DH>Z', 'V>W', 'V>F', 'L>R', 'R>L', 'N>L', 'L>N', 'NG>N', 'N>NG', 'IH>IY', 'IY>IH', 'AE>EH', 'EH>AE',
  'UH>UW', 'UW>UH', 'SH>S', 'S>TH', 'S>SH', 'EY>EH', 'AH>AA', 'AA>AH', 'W>V', 'AO>OW', 'OW>AO', 'F>HH', 'CH>SH', 'R>W', 'Z>S',
]

export const phonesOf = (ipa: string): string[] => targetPhones(ipa).map(({ phone }) => phone)

/** One pair of each kind, then another of each, until there are enough. */
export function drawPairs(words: readonly SpokenWord[], seed: string, count: number): Pair[] {
  const random = seededRandom(`pairs ${seed}`)
  const byKind = new Map([...findPairs(words)].map(([kind, pairs]) => [kind, shuffled(pairs, random)]))
  const rounds = Array.from({ length: count }, (_, round) => KINDS.flatMap((kind) => byKind.get(kind)?.[round] ?? []))
  return rounds.flat().slice(0, count)
}

function findPairs(words: readonly SpokenWord[]): Map<string, Pair[]> {
  const common = words.filter(({ frequency }) => frequency <= MOST_FREQUENCY)
  const byPhones = Map.groupBy(common, ({ us }) => phonesOf(us).join(' '))
  const pairs = new Map<string, Pair[]>()
  for (const target of common) {
    const phones = targetPhones(target.us)
    for (const [at, phone] of phones.entries())
      for (const heard of confusionsIn(phone)) {
        const other = phones.map((each, index) => (index === at ? heard : each.phone)).join(' ')
        for (const spoken of byPhones.get(other) ?? []) {
          const kind = `${phone.phone}>${heard}`
          const pair = { target, spoken, right: phone.phone, heard, isPairInUk: isPairInUk(target, spoken, kind) }
          pairs.set(kind, [...(pairs.get(kind) ?? []), pair])
        }
      }
  }
  return pairs
}

const confusionsIn = ({ phone, accepted }: TargetPhone) =>
  KINDS.flatMap((kind) => (kind.startsWith(`${phone}>`) ? [kind.slice(phone.length + 1)] : [])).filter(
    (heard) => !accepted.includes(heard),
  )

function isPairInUk(target: SpokenWord, spoken: SpokenWord, kind: string): boolean {
  const [one, other] = [phonesOf(target.uk), phonesOf(spoken.uk)]
  const differences = one.flatMap((phone, at) => (phone === other[at] ? [] : [`${phone}>${other[at]}`]))
  return one.length === other.length && differences.length === 1 && differences[0] === kind
}
