/** What a learner confuses, in stories: pairs of words, and the drill of one. */
import type { RunWord } from '#contract/challenges'
import type { ConfusedPair, ConfusionKind } from '#contract/confusions'
import type { Practice } from '#contract/practice'
import type { WordRecord } from '#contract/words'
import { buildDrill } from '#rules/drill'
import { seededRandom } from '#rules/random'
import { someSession } from './story-memory.ts'

const word = (id: number, headword: string, ipa: string, zh: string, en: string): RunWord => ({
  id,
  headword,
  ipa_uk: ipa,
  ipa_us: ipa,
  meaning: { zh, en },
  picture: null,
})

const affect = word(101, 'affect', 'əˈfekt', '影响', 'to make something change')
const effect = word(102, 'effect', 'ɪˈfekt', '效果', 'a change that something brings about')
const borrow = word(103, 'borrow', 'ˈbɒrəʊ', '借入', 'to take something and give it back later')
const lend = word(104, 'lend', 'lend', '借出', 'to give something and get it back later')
const hire = word(105, 'hire', 'ˈhaɪə', '租用', 'to pay to use something for a while')
const ship = word(106, 'ship', 'ʃɪp', '轮船', 'a large boat that crosses the sea')
const sheep = word(107, 'sheep', 'ʃiːp', '绵羊', 'a farm animal that gives wool')

const pair = (
  words: readonly [RunWord, RunWord],
  ...kinds: [kind: ConfusionKind, times: readonly [number, number], day: number, held?: boolean][]
): ConfusedPair => ({
  words: [...words],
  kinds: kinds.map(([kind, [there, back], day, held = false]) => ({
    kind,
    times: [there, back],
    last: `2026-03-0${day}T09:12:00.000Z`,
    held,
  })),
  held: kinds.every(([, , , held]) => held === true),
})

export const somePairs = (): ConfusedPair[] => [
  pair([affect, effect], ['spelling', [3, 1], 3], ['meaning', [0, 2], 1]),
  pair([ship, sheep], ['sound', [2, 1], 2]),
  pair([borrow, lend], ['meaning', [1, 2], 2]),
  pair([borrow, hire], ['meaning', [2, 0], 1, true]),
]

const drillWords = [affect, effect] as const

/** A drill of affect and effect. */
export function someDrill(given: Partial<Practice> = {}): Practice {
  const asked = (each: RunWord) => ({ ...each, frequency: each.id, subcategory: null, synonyms: [] })
  const others = [lend, hire, ship, sheep]
  return someSession({
    questions: buildDrill({
      words: [asked(affect), asked(effect)],
      kind: 'spelling',
      pool: others.map(asked),
      listening: true,
      random: seededRandom('drill'),
    }),
    words: [affect, effect, ...others],
    ...given,
  })
}

const examples: Record<string, { en: string; zh: string }> = {
  affect: { en: 'The rain did not affect our plans.', zh: '下雨没有影响我们的计划。' },
  effect: { en: 'The rain had no effect on our plans.', zh: '下雨对我们的计划没有产生效果。' },
}

/** What the dictionary says of a word of the drill. */
export const drillRecord = (headword: string): WordRecord => {
  const known = drillWords.find((each) => each.headword === headword) ?? affect
  const example = examples[known.headword]
  return {
    ...known,
    tags: [],
    frequency: 900,
    form_of: [],
    sections: [
      { kind: 'examples', source: ['wordgrove'], items: example ? [{ id: null, ...example }] : [] },
      {
        kind: 'near_synonyms',
        source: ['wordgrove'],
        items:
          headword === 'affect'
            ? ['affect 是动词，effect 多作名词：to affect something, to have an effect on it.']
            : [],
      },
    ],
  }
}
