/** What the memory model expects of words from now on, if whatever is due is answered once on each day with learning. */
import { isDue, isLearned, newCard, retrievability, review, type Card, type MemoryWeights } from './memory.ts'
import { seededRandom } from './random.ts'

const MS_PER_DAY = 86_400_000
/** Share of new words that are right at the first answer, and of words that were seen minutes ago. */
const RIGHT_AT_FIRST = 0.6
const RIGHT_IN_STEPS = 0.95
/** Answers of one visit to a word in its learning steps. */
const MOST_STEPS = 3

export interface Memory {
  /** Chance of remembering at which a card falls due, 0.8 to 0.95. */
  readonly retention: number
  /** Those of the learner; null: the library's. */
  readonly weights: MemoryWeights | null
}

/** Means of one word, by the days from now: `recall[3]` is its chance to be remembered in three days, just before the visit of that day. */
export interface WordForecast {
  readonly recall: readonly number[]
  /** Answers on that day, those in learning steps left out. */
  readonly answers: readonly number[]
}

interface ForecastRequest {
  readonly now: Date
  readonly days: number
  readonly memory: Memory
  /** The chance, above 0, that the learner learns on a day. */
  readonly attendance: number
}

/** Of cards that are there; all 0 without one. The same cards always give the same forecast. */
export function forecastCards(cards: readonly Card[], request: ForecastRequest): WordForecast {
  const visits = visitsOf(request)
  return meanOf(cards.map((card, index) => liveWith(card, index, { ...request, visits, isRight: false })))
}

/** Of a word that is met for the first time today. */
export function forecastNewWord(words: number, request: ForecastRequest): WordForecast {
  const visits = visitsOf(request)
  const isRight = (index: number) => (index + 0.5) / words < RIGHT_AT_FIRST
  return meanOf(
    Array.from({ length: words }, (_, index) => liveWith(null, index, { ...request, visits, isRight: isRight(index) })),
  )
}

const visitsOf = ({ now, days }: ForecastRequest): readonly Date[] =>
  Array.from({ length: days + 1 }, (_, day) => new Date(now.getTime() + day * MS_PER_DAY))

/** At most so many cards that stand for all: evenly spaced by their stability. */
export function sampleCards(cards: readonly Card[], most: number): Card[] {
  if (cards.length <= most) return [...cards]
  const inOrder = cards.toSorted((a, b) => a.stability - b.stability || a.due.getTime() - b.due.getTime())
  return Array.from({ length: most }, (_, index) => inOrder[Math.floor(((index + 0.5) * cards.length) / most)]).filter(
    (card) => card !== undefined,
  )
}

interface LifeRequest extends Pick<ForecastRequest, 'memory' | 'attendance'> {
  /** One a day. */
  readonly visits: readonly Date[]
  /** The first answer of a word that is new. */
  readonly isRight: boolean
}

/** One course that a word may take, day by day. */
function liveWith(
  start: Card | null,
  index: number,
  { visits, memory, attendance, isRight }: LifeRequest,
): WordForecast {
  const random = seededRandom(`${index}`)
  const options = { word: index + 1, ...memory }
  const recall: number[] = []
  const answers: number[] = []
  let card = start
  for (const at of visits) {
    const chance = card ? retrievability(card, at, memory.weights) : 0
    recall.push(chance)
    const isAsked = card === null || (isDue(card, at) && random() < attendance)
    answers.push(isAsked ? 1 : 0)
    if (!isAsked) continue
    const isRemembered = card ? random() < chance : isRight
    card = review(card ?? newCard(at), isRemembered ? 'good' : 'again', at, options)
    for (let step = 0; step < MOST_STEPS && !isLearned(card); step += 1)
      card = review(card, random() < RIGHT_IN_STEPS ? 'good' : 'again', card.due, options)
  }
  return { recall, answers }
}

function meanOf(lives: readonly WordForecast[]): WordForecast {
  const mean = (rows: readonly (readonly number[])[]) =>
    (rows[0] ?? []).map((_, day) => rows.reduce((sum, row) => sum + (row[day] ?? 0), 0) / rows.length)
  return { recall: mean(lives.map(({ recall }) => recall)), answers: mean(lives.map(({ answers }) => answers)) }
}
