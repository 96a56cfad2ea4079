/** Finds out what was said for each word of a recording, in several passes of the recogniser. */
import { basesOf, distinct, otherWords, variantsOf, type Candidate, type Substitution } from './candidates.ts'
import { REPLACED_MARGIN } from './confusions.ts'
import type { Engine, Segment, Transition } from './engine.ts'
import { createPhoneLoop } from './phone-loop.ts'
import type { TargetPhone } from './phones.ts'
import { frameLevels } from './sound-level.ts'

/** Units of the engine's scores in units of its grammars. */
const PENALTY_UNIT = 1024
/** Decoys for a word alone, and for each word of a sentence: a sentence has many words to be wrong in. */
const DECOYS = { alone: 50, inSentence: 12 }
/** A word that fits better than that, in the engine's units for each frame, was said. */
const GOOD_FIT = -38
/** In a voice that fits badly as a whole, a word was said that fits at most so much worse than any phones would. Else no decoy resembles what was said. */
const MOST_BEHIND_LOOP = 16
/** In samples: hearing any phones in a longer recording takes too much of its time. */
const LONGEST_LOOP = 20 * 16_000
/** A word that leaves out more of what is loud is not all that was said. */
const LEAST_COVERAGE = 0.8
/** Frames this far below the loudest ones, in dB, are pauses. */
const PAUSE_DB = 25
/** Samples in one frame of the engine, which counts 100 a second. */
const FRAME = 160
/** Of a word that was left out. A higher one ends every way through a sentence of which half was left out. */
const SKIP_PENALTY = 100
/** A word has at most so many wrong phones before it is another word. */
const PASSES = 3

export interface HeardWord {
  /** Null: another word, or none. */
  readonly candidate: Candidate | null
  /** Those of its substitutions that are certain. */
  readonly certain: readonly Substitution[]
}

/** @param words each word's pronunciations, in order */
export function recogniseWords(
  engine: Engine,
  words: readonly (readonly (readonly TargetPhone[])[])[],
  samples: Int16Array,
): HeardWord[] {
  const bases = words.map(basesOf)
  const isSentence = words.length > 1
  const decoys = isSentence ? DECOYS.inSentence : DECOYS.alone
  const first = bases.map((all) => distinct([...all.flatMap(variantsOf), ...otherWords(all, decoys)]))
  const segments = decode(engine, first, samples)
  const behindLoop = createPhoneLoop(engine, samples)
  const fits = (segment: Segment) =>
    segment.score / (segment.end - segment.start + 1) >= GOOD_FIT ||
    (samples.length <= LONGEST_LOOP && behindLoop(segment) <= MOST_BEHIND_LOOP)
  let heard = alignWords(first, segments).map((each) => (each && fits(each.segment) ? each.candidate : null))
  if (!isSentence && coverage(segments, samples) < LEAST_COVERAGE) heard = [null]
  for (let pass = 1; pass < PASSES && heard.some(hasChange); pass++) {
    // A phone that was replaced may hide the next one: ask again around what was heard.
    const next = decodeWords(
      engine,
      heard.map((candidate, index) =>
        candidate === null
          ? (bases[index] ?? [])
          : hasChange(candidate)
            ? distinct(variantsOf(candidate))
            : [candidate],
      ),
      samples,
    )
    const settled = heard.every((candidate, index) => candidate === null || next[index]?.phones === candidate.phones)
    heard = heard.map((candidate, index) => (candidate === null ? null : (next[index] ?? candidate)))
    if (settled) break
  }
  return confirm(engine, heard, samples)
}

const hasChange = (candidate: Candidate | null) =>
  candidate !== null &&
  candidate.target !== null &&
  candidate.phones.some((phone, at) => phone !== candidate.target?.[at]?.phone)

/** Of each substitution whether it is certain: it must win by more than it needed to be heard at all. */
function confirm(engine: Engine, heard: readonly (Candidate | null)[], samples: Int16Array): HeardWord[] {
  const most = Math.max(0, ...heard.map((candidate) => candidate?.substitutions.length ?? 0))
  const certain = heard.map((): Substitution[] => [])
  for (let nth = 0; nth < most; nth++) {
    const choices = heard.map((candidate) => {
      const substitution = candidate?.substitutions[nth]
      if (!candidate?.target || !substitution) return candidate ? [candidate] : []
      const right = candidate.target[substitution.at]?.phone ?? ''
      const restored = { ...candidate, phones: candidate.phones.with(substitution.at, right), penalty: 0 }
      return [restored, { ...candidate, penalty: substitution.penalty + REPLACED_MARGIN }]
    })
    const winners = decodeWords(engine, choices, samples)
    for (const [index, winner] of winners.entries()) {
      const candidate = heard[index]
      const substitution = candidate?.substitutions[nth]
      if (candidate && substitution && winner?.phones === candidate.phones) certain[index]?.push(substitution)
    }
  }
  return heard.map((candidate, index) => ({ candidate, certain: certain[index] ?? [] }))
}

/** The candidate heard for each word, null for another word or one that was left out. */
function decodeWords(
  engine: Engine,
  choices: readonly (readonly Candidate[])[],
  samples: Int16Array,
): (Candidate | null)[] {
  return alignWords(choices, decode(engine, choices, samples)).map((each) => each?.candidate ?? null)
}

/** The words that were heard, without the silence between them. */
function decode(engine: Engine, choices: readonly (readonly Candidate[])[], samples: Int16Array): Segment[] {
  engine.addWords(new Map(choices.flat().map((candidate) => [nameOf(candidate), candidate.phones.join(' ')])))
  const transitions = choices.flatMap((candidates, index): Transition[] => [
    ...candidates.map((candidate) => ({
      from: index,
      to: index + 1,
      word: nameOf(candidate),
      penalty: candidate.penalty * PENALTY_UNIT,
    })),
    ...(choices.length > 1 ? [{ from: index, to: index + 1, word: '', penalty: SKIP_PENALTY * PENALTY_UNIT }] : []),
  ])
  return engine.decode({ states: choices.length + 1, transitions }, samples).filter(({ word }) => /^[A-Z]/.test(word))
}

const nameOf = ({ phones }: Candidate) => phones.join('-')

/** Segments do not say which word of the sentence they are of: the words that were left out are found by the order of the others. */
function alignWords(
  choices: readonly (readonly Candidate[])[],
  said: readonly Segment[],
): ({ readonly candidate: Candidate; readonly segment: Segment } | null)[] {
  let next = 0
  return choices.map((candidates) => {
    const segment = said[next]
    const candidate = candidates.find((each) => nameOf(each) === segment?.word)
    if (!candidate || !segment) return null
    next++
    return candidate.target ? { candidate, segment } : null
  })
}

/** The share of the loud frames that the words take up. */
function coverage(said: readonly Segment[], samples: Int16Array): number {
  const levels = frameLevels(samples, FRAME)
  const loudest = levels.toSorted((one, other) => other - one)[Math.floor(levels.length * 0.05)] ?? 0
  const active = levels.flatMap((level, frame) => (level > loudest - PAUSE_DB ? [frame] : []))
  const taken = active.filter((frame) => said.some(({ start, end }) => frame >= start && frame <= end))
  return taken.length / Math.max(1, active.length)
}
