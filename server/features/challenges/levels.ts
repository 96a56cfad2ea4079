/** The catalogue and the level maps, with one learner's progress on them. */
import type { Category, Difficulty, Level, getLevels } from '#contract/challenges'
import type { Output } from '#contract/core'
import { isDemoLevel, isUnlocked } from '#rules/levels'
import type { Reader } from '../../db/client.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import type { Catalogue } from './catalogue.ts'
import type { MapInfo } from './catalogue.store.ts'
import { pictureUrl } from '../words/index.ts'
import { bestTimesOfMap, progressByMap, starsOfMap } from './challenges.store.ts'

/** The map at an address. Throws challenge_without_words when there is none, or the subcategory belongs elsewhere. */
export async function mapAt(db: Reader, catalogue: Catalogue, category: string, sub: string | null): Promise<MapInfo> {
  const map = (await catalogue.maps(db)).get(sub ?? category)
  if (!map || map.parent !== (sub === null ? null : category)) throw new HttpError('challenge_without_words')
  return map
}

export async function listCategories(db: Reader, catalogue: Catalogue, session: Session): Promise<Category[]> {
  const [maps, progress] = await Promise.all([catalogue.maps(db), progressByMap(db, session.userId)])
  const all = [...maps.values()]
  const entry = (map: MapInfo) => {
    const levels = map.counts.easy + map.counts.medium + map.counts.hard
    return {
      slug: map.slug,
      title: map.title,
      cover: pictureUrl(map.cover),
      words: map.words,
      levels,
      completed: progress.get(map.slug)?.completed ?? 0,
      stars: progress.get(map.slug)?.stars ?? 0,
    }
  }
  return all
    .filter(({ parent }) => parent === null)
    .map((map) => ({
      ...entry(map),
      kind: map.kind,
      subcategories: all.filter(({ parent }) => parent === map.slug).map(entry),
    }))
}

export async function readLevels(
  db: Reader,
  catalogue: Catalogue,
  session: Session,
  place: { category: string; sub: string | null; difficulty: Difficulty },
): Promise<Output<typeof getLevels>> {
  const map = await mapAt(db, catalogue, place.category, place.sub)
  const [stars, times, sights] = await Promise.all([
    starsOfMap(db, session.userId, map.slug, place.difficulty),
    bestTimesOfMap(db, session.userId, place),
    catalogue.sightsOf(db, map.slug, place.difficulty),
  ])
  const levels = Array.from({ length: map.counts[place.difficulty] }, (_, index): Level => {
    const level = index + 1
    const own = stars.get(level)
    const locked_by =
      session.role === 'guest' && !isDemoLevel({ ...place, level })
        ? 'account'
        : own === undefined && !isUnlocked(level, stars.get(level - 1) ?? 0)
          ? 'stars'
          : null
    return {
      level,
      stars: own ?? 0,
      locked_by,
      state: locked_by ? 'locked' : own === undefined ? 'unlocked' : 'completed',
      picture: sights.get(level)?.picture ?? null,
      words: locked_by ? [] : [...(sights.get(level)?.words ?? [])],
      best_ms: times.get(level) ?? null,
    }
  })
  return { ...place, title: map.title, counts: map.counts, levels }
}
