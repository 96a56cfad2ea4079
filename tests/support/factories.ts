/** Things of the contract for stories: each whole and plausible, with what a story cares about given. */
import type { Device } from '#contract/account'
import type { Reauth } from '#contract/reauth'
import type { Config } from '#contract/system'
import { HOME_PLANTS } from '#contract/grove-limits'
import type { BedPlant, Grove, GroveBeds, GroveSummary } from '#contract/grove'
import type { Bilingual } from '#contract/patterns'
import type { Stats, User } from '#contract/profile'

export const someUser = (given: Partial<User> = {}): User => ({
  id: '5b0c6f2e-9a41-4a6b-8f0e-2f6c1d9a7e10',
  username: 'lin-xiaoyu',
  email: 'xiaoyu@example.com',
  phone: '138****8000',
  avatar: null,
  is_admin: false,
  role: 'user',
  onboarding_completed: true,
  is_vip: false,
  vip_until: null,
  ui_language: null,
  meanings_in: null,
  meanings_fade: false,
  voice_accent: 'us',
  voice_rate: 'normal',
  sound_effects: true,
  auto_play: true,
  quiet_until: null,
  no_listening: false,
  cannot_speak_until: null,
  nickname: null,
  learning_goal: null,
  daily_minutes: null,
  welcomed: true,
  weekly_goal: 50,
  daily_sessions: 3,
  retention: 0.9,
  on_leaderboard: true,
  shares_spoken_time: false,
  shares_presence: false,
  unread_notifications: 0,
  muted_notifications: [],
  reminder_hour: 19,
  quiet_from: 22,
  quiet_to: 8,
  birth_year: 1998,
  birth_year_open_at: null,
  weekly_digest: false,
  invite_code: 'GROVE7Q2',
  time_zone: 'Asia/Shanghai',
  ...given,
})

/** A user as the server answers a change of settings. */
export const savedUser = (user: Partial<User> = {}) => ({ ...someUser(user), saved_at: '2026-03-04T04:03:00Z' })

export const someGuest = (given: Partial<User> = {}): User =>
  someUser({
    id: '0d7c1a52-3c0d-4f0b-9d39-6a8f5a1b2c3d',
    username: 'guest-4f2k9q',
    email: null,
    phone: null,
    role: 'guest',
    ...given,
  })

/** An account with a password, whose last proof counts no more. */
export const someReauth = (given: Partial<Reauth> = {}): Reauth => ({
  way: 'password',
  otherwise: null,
  to: null,
  fresh_until: null,
  ...given,
})

export const someDevice = (given: Partial<Device> = {}): Device => ({
  id: '7e6f0a52-77c4-4c55-a8a8-0f2d6a0c1b11',
  current: true,
  browser: 'Chrome',
  system: 'Windows',
  signed_in_at: '2026-03-01T04:00:00Z',
  last_used_at: '2026-03-04T04:00:00Z',
  ...given,
})

export const someConfig = (given: Partial<Config> = {}): Config => ({
  mode: 'demo',
  origin: 'http://localhost:3000',
  support: { wechat: 'wordgrove-help', email: 'help@wordgrove.example' },
  sign_in: { email: true, phone: true, google: null },
  voice: true,
  ai: true,
  ...given,
})

export const someStats = (given: Partial<Stats> = {}): Stats => ({
  words_learned: 126,
  weekly_goal: { current: 32, total: 50 },
  sessions_today: { current: 1, total: 3 },
  login_streak: 9,
  total_words: 214,
  daily_average: 12,
  current_streak: 5,
  best_streak: 18,
  due: 24,
  points: 860,
  next_level: { category: 'animals-nature', sub: null, difficulty: 'easy', level: 4, type: 'multi-choice' },
  ...given,
})

/** Somebody who has not played yet. */
export const noStats: Stats = {
  words_learned: 0,
  weekly_goal: { current: 0, total: 50 },
  sessions_today: { current: 0, total: 3 },
  login_streak: 1,
  total_words: 0,
  daily_average: 0,
  current_streak: 0,
  best_streak: 0,
  due: 0,
  points: 0,
  next_level: null,
}

/** This device and two others. */
export const someDevices = (): Device[] => [
  someDevice(),
  someDevice({
    id: '3f1f3c1e-1f61-4d4e-9a55-0f6f2f6f7a02',
    current: false,
    browser: 'Safari',
    system: 'iPhone',
    last_used_at: '2026-03-03T12:45:00Z',
  }),
  someDevice({
    id: '3f1f3c1e-1f61-4d4e-9a55-0f6f2f6f7a03',
    current: false,
    browser: null,
    system: null,
    last_used_at: '2026-02-12T09:20:00Z',
  }),
]

const groveWords = [
  'apple',
  'bread',
  'tiger',
  'river',
  'nurse',
  'train',
  'dance',
  'clock',
  'lion',
  'cloud',
  'cheese',
  'hotel',
]
const groveCategories = [
  'food-drink',
  'food-drink',
  'animals-nature',
  'earth-sky',
  'people-body',
  'travel-places',
  'activities',
  'objects',
]
const stagesOfGrove = ['sprout', 'sapling', 'bush', 'tree', 'sapling', 'bush'] as const

const plantOf = (index: number): BedPlant => ({
  id: 1000 + index * 7,
  word: groveWords[index % groveWords.length] ?? 'apple',
  stage: stagesOfGrove[index % 6] ?? ('sprout' as const),
  posture: index % 6 === 1 ? ('leaning' as const) : index % 6 === 4 ? ('slight' as const) : ('upright' as const),
  recall: 0.84,
  due: '2026-03-05T00:00:00.000Z',
  category: groveCategories[index % groveCategories.length] ?? null,
})

const plantsOf = (count: number) => Array.from({ length: count }, (_, index) => plantOf(index))

function groveSummary(words: number): GroveSummary {
  const sixth = Math.floor(words / 6)
  return { words, thirsty: sixth, growing: words - 2 * sixth, in_fruit: sixth }
}

/** A grove of so many words: of each six one is thirsty and one in fruit. */
export function someGrove(words = 42): Grove {
  const plants = plantsOf(Math.min(words, HOME_PLANTS))
  return {
    summary: groveSummary(words),
    plants: plants.map((plant) => ({
      ...plant,
      meaning: { zh: '苹果', en: 'a round fruit' },
      picture: '1f34e.webp',
    })),
  }
}

const bedTitles: Readonly<Record<string, Bilingual>> = {
  'food-drink': { zh: '食物与饮料', en: 'Food and drink' },
  'animals-nature': { zh: '动物与自然', en: 'Animals and nature' },
  'earth-sky': { zh: '天空与大地', en: 'Earth and sky' },
  'people-body': { zh: '人与身体', en: 'People and body' },
  'travel-places': { zh: '出行与地点', en: 'Travel and places' },
  activities: { zh: '活动', en: 'Activities' },
}

/** The same words in beds by topic; those of objects are in none. */
export function someBeds(words = 42): GroveBeds {
  const beds = Map.groupBy(plantsOf(words), ({ category }) =>
    category !== null && category in bedTitles ? category : 'rest',
  )
  const inOrder = [...Object.keys(bedTitles), 'rest'].flatMap((id) => {
    const plants = beds.get(id)
    return plants ? [{ id, title: bedTitles[id] ?? null, plants }] : []
  })
  return { summary: groveSummary(words), beds: inOrder }
}
