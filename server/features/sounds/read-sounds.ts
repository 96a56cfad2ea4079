/** The sound profile of a learner. */
import { phonemeIpa } from '#rules/phonemes'
import { addDays, dayIn, type Day } from '#rules/days'
import { findWeakest, triesOf } from '#rules/sound-profile'
import { mondayOf } from '#rules/streak'
import type { SoundProfile, SoundResult } from '#contract/sounds'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { openLexicon, type LexiconSource } from '../words/index.ts'
import { readContrasts, readContrastWeeks } from './contrast-sums.store.ts'
import { isJudged } from './phoneme-results.ts'
import { readPhonemes, type PhonemeSum } from './phoneme-sums.store.ts'
import { accentOf } from './sound-pairs.ts'
import { findWordsToSay } from './sound-words.ts'
import { readWordsToSay } from './sound-words.store.ts'

const WEEKS = 12
/** A word that was answered wrong in these days is one that the learner mixes up. */
const MISSED_DAYS = 60
const DAY_MS = 86_400_000

export async function readSounds(deps: Deps, source: LexiconSource, session: Session): Promise<SoundProfile> {
  const { db, scorer } = deps
  const { userId, timeZone, user } = session
  const lexicon = await openLexicon(deps, source)
  const now = deps.now()
  const weeks = weeksUntil(mondayOf(dayIn(timeZone, now)))
  const from = weeks[0] ?? ''
  const [sums, contrasts, trained] = await Promise.all([
    readPhonemes(db, userId, from),
    readContrasts(db, userId),
    readContrastWeeks(db, userId, from),
  ])
  const sounds = summarise(sums, weeks)
  const weakest = findWeakest(sounds).map(({ phoneme }) => phoneme)
  const since = new Date(now.getTime() - MISSED_DAYS * DAY_MS)
  const own = weakest.length === 0 ? [] : await readWordsToSay(db, userId, { now, since })
  return {
    can_score: scorer !== null,
    judged: Object.keys(phonemeIpa).filter((phoneme) => scorer !== null && isJudged(scorer, phoneme)),
    weeks,
    progress: weeks.map((week, index) => {
      const [heard, said] = (['hear', 'say'] as const).map((skill) =>
        trained.find((row) => row.week === week && row.skill === skill),
      )
      return {
        good: sum(sounds.map((sound) => sound.weeks[index]?.good ?? 0)),
        tries: sum(sounds.map((sound) => sound.weeks[index]?.tries ?? 0)),
        heard_right: heard?.right ?? 0,
        heard: (heard?.right ?? 0) + (heard?.wrong ?? 0),
        said_right: said?.right ?? 0,
        said: (said?.right ?? 0) + (said?.wrong ?? 0),
      }
    }),
    sounds,
    weakest: findWordsToSay(weakest, own, { lexicon, accent: accentOf(user) }),
    contrasts,
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const weeksUntil = (monday: Day): Day[] =>
  Array.from({ length: WEEKS }, (_, index) => addDays(monday, 7 * (index + 1 - WEEKS)))

function summarise(sums: readonly PhonemeSum[], weeks: readonly Day[]): SoundResult[] {
  return [...Map.groupBy(sums, ({ phoneme }) => phoneme)]
    .map(([phoneme, rows]) => {
      const countOf = (...states: string[]) =>
        sum(rows.filter(({ state }) => states.includes(state)).map(({ count }) => count))
      const counts = { good: countOf('good'), unclear: countOf('unclear'), replaced: countOf('replaced') }
      return {
        phoneme,
        ...counts,
        heard: mostHeard(rows),
        weeks: weeks.map((week) => {
          const ofWeek = rows.filter((row) => row.week === week)
          const good = sum(ofWeek.filter(({ state }) => state === 'good').map(({ count }) => count))
          return { good, tries: sum(ofWeek.map(({ count }) => count)) }
        }),
      }
    })
    .toSorted((one, other) => triesOf(other) - triesOf(one) || (one.phoneme < other.phoneme ? -1 : 1))
}

function mostHeard(rows: readonly PhonemeSum[]): string | null {
  const times = new Map<string, number>()
  for (const { heard, count } of rows) if (heard !== '') times.set(heard, (times.get(heard) ?? 0) + count)
  return [...times].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null
}
