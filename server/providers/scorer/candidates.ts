/** What the recogniser may hear in the place of one word: the word, the word with one phone replaced, or another word. */
import { confusionsOf } from './confusions.ts'
import { decoysOf } from './decoys.ts'
import type { TargetPhone } from './phones.ts'

/** One phone of a pronunciation that was said as another. */
export interface Substitution {
  readonly at: number
  readonly heard: string
  /** How much better it must fit than the right phone, in units of the engine's scores. */
  readonly penalty: number
}

/** A way of saying a word, as far as it is known: what differs from the dictionary, all of it. */
export interface Candidate {
  readonly phones: readonly string[]
  /** Null: it is another word. */
  readonly target: readonly TargetPhone[] | null
  /** Phones that are wrong. Phones that are accepted too are not among them. */
  readonly substitutions: readonly Substitution[]
  /** In units of the engine's scores: how much better it must fit than the word as it should be. */
  readonly penalty: number
}

/** Every pronunciation as the dictionary has it, and without an r that a British speaker leaves out. */
export function basesOf(pronunciations: readonly (readonly TargetPhone[])[]): Candidate[] {
  const all = pronunciations.flatMap((target) => {
    const withoutR = target.filter(({ isOptional }) => !isOptional)
    return withoutR.length < target.length && withoutR.length > 0 ? [target, withoutR] : [target]
  })
  return distinct(
    all.map((target) => ({ phones: target.map(({ phone }) => phone), target, substitutions: [], penalty: 0 })),
  )
}

/** `base` and all that differs from it in one more phone. */
export function variantsOf(base: Candidate): Candidate[] {
  const { target } = base
  if (target === null) return [base]
  const isChanged = (at: number) => base.phones[at] !== target[at]?.phone
  const variants = target.flatMap((phone, at) => {
    if (isChanged(at)) return []
    const accepted = phone.accepted.map((heard) => ({ ...base, phones: base.phones.with(at, heard) }))
    const wrong = confusionsOf(phone).map(({ heard, penalty }) => ({
      ...base,
      phones: base.phones.with(at, heard),
      substitutions: [...base.substitutions, { at, heard, penalty }],
      penalty: base.penalty + penalty,
    }))
    return [...accepted, ...wrong]
  })
  return [base, ...variants]
}

export function otherWords(bases: readonly Candidate[], count: number): Candidate[] {
  return decoysOf(
    bases.map(({ phones }) => phones),
    count,
  ).map((phones) => ({ phones, target: null, substitutions: [], penalty: 0 }))
}

/** Of several with the same phones the first: what is right in one accent is right. */
export function distinct(candidates: readonly Candidate[]): Candidate[] {
  const byPhones = new Map<string, Candidate>()
  for (const candidate of candidates.toSorted((one, other) => one.substitutions.length - other.substitutions.length)) {
    const key = candidate.phones.join(' ')
    if (!byPhones.has(key)) byPhones.set(key, candidate)
  }
  return [...byPhones.values()]
}
