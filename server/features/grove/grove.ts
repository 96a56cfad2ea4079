/** A learner's words as plants: the newest for home, or all of them in beds. */
import { HOME_PLANTS, MOST_PLANTS } from '#contract/grove-limits'
import type { BedPlant, BedsBy, Grove, GroveBeds } from '#contract/grove'
import { dayIn, startOfDay } from '#rules/days'
import { growthOf } from '#rules/grove'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { listBeds, listPlants } from './grove.store.ts'
import type { PlantCard } from './grove.store.ts'

/** What decides how a card looks: the moment, when the learner's present day began, and how their memory works. */
const momentOf = ({ timeZone, user }: Session, now: Date) => ({
  now,
  today: startOfDay(timeZone, dayIn(timeZone, now)),
  weights: user.memoryWeights,
})

function toPlant(card: PlantCard, { now, today, weights }: ReturnType<typeof momentOf>): BedPlant {
  const isKnown = card.knownAt !== null
  const { stage, posture, recall } = growthOf(card, { now, isKnown, isFirstDay: card.begunAt >= today, weights })
  return {
    id: card.wordId,
    word: card.word,
    stage,
    posture,
    recall: Math.round(recall * 1000) / 1000,
    due: isKnown ? null : card.due.toISOString(),
    category: card.category,
  }
}

const meaningOf = ({ meaningZh, meaningEn }: PlantCard) => ({ zh: meaningZh, en: meaningEn })

/** Thousands of dictionary words go without their meanings, which each word's own page tells. An own word has no page. */
const toBedPlant = (card: PlantCard, moment: ReturnType<typeof momentOf>): BedPlant => ({
  ...toPlant(card, moment),
  ...(card.wordId < 0 && card.meaningZh !== '' && { meaning: meaningOf(card) }),
})

export async function readGrove({ db, now }: Deps, session: Session): Promise<Grove> {
  const moment = momentOf(session, now())
  const { cards, summary } = await listPlants(db, session.userId, moment, HOME_PLANTS)
  const plants = cards.map(({ plant, picture }) => ({
    ...toPlant(plant, moment),
    meaning: meaningOf(plant),
    picture,
  }))
  // The store lists the newest first; what was planted first takes its place first.
  return { summary, plants: plants.reverse() }
}

export async function readBeds({ db, now }: Deps, session: Session, by: BedsBy): Promise<GroveBeds> {
  const moment = momentOf(session, now())
  const { cards, summary } = await listBeds(db, session.userId, moment, by, MOST_PLANTS)
  // The store lists bed by bed.
  const beds = [...Map.groupBy(cards, ({ place }) => place?.bed)].map(([bed, members]) => {
    const place = members[0]?.place
    const title = place ? { zh: place.titleZh, en: place.titleEn } : null
    return { id: bed ?? 'rest', title, plants: members.map(({ plant }) => toBedPlant(plant, moment)) }
  })
  return { summary, beds }
}
