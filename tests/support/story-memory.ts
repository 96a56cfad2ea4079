/** What memory looks like in stories: reviews, missed words, a year, boards, contacts, courses. */
import type { Contact } from '#contract/contacts'
import type { Course, CourseSummary, Lesson } from '#contract/courses'
import type { Leaderboard, Ranked, SpokenLeaderboard } from '#contract/leaderboard'
import type { Practice, PracticeResult } from '#contract/practice'
import type { Progress } from '#contract/profile'
import type { MissedWord, Reviews } from '#contract/reviews'
import { addDays } from '#rules/days'
import { kindsFor, mixQuestions } from '#rules/mixed-questions'
import { seededRandom } from '#rules/random'
import { storyRun } from './story-run.ts'

export const someReviews = (given: Partial<Reviews> = {}): Reviews => ({
  due: 24,
  at_risk: 5,
  next: { at: '2126-03-05T09:00:00.000Z', words: 12 },
  open: null,
  new_words: { per_day: 10, begun: 4, left: 6, waiting: false },
  plan: null,
  ...given,
})

const { words } = storyRun('typing')
const wordAt = (index: number) => {
  const word = words[index]
  if (!word) throw new Error('there are eight words for stories')
  return word
}

export const someMissed = (): MissedWord[] => [
  {
    word: wordAt(2),
    times: 3,
    last: { kind: 'type_word', given: 'elefant', chosen: null, at: '2026-03-03T09:12:00.000Z' },
    recovered: false,
    known: false,
  },
  {
    word: wordAt(0),
    times: 1,
    last: { kind: 'choose_picture', given: '2', chosen: wordAt(1), at: '2026-03-02T20:40:00.000Z' },
    recovered: true,
    known: false,
  },
  {
    word: wordAt(5),
    times: 2,
    last: { kind: 'choose_word', given: '7', chosen: wordAt(6), at: '2026-03-01T08:05:00.000Z' },
    recovered: false,
    known: true,
  },
]

export const someKnown = () => [{ word: wordAt(5), at: '2026-03-02T08:00:00.000Z' }]

/** A session about the eight words of stories, every other kind of question in it. */
export function someSession(given: Partial<Practice> = {}): Practice {
  const pool = words.map((word) => ({ ...word, frequency: word.id, subcategory: null, synonyms: [] }))
  return {
    id: '7d0f7f0e-2222-4222-8333-444455556666',
    issued_at: '2026-01-01T00:00:00.000Z',
    expires_at: '2126-01-02T00:00:00.000Z',
    questions: mixQuestions(
      pool.map((word) => ({ word, kinds: kindsFor({ state: 1, stability: 1, turn: word.id }) })),
      pool,
      seededRandom('review'),
    ),
    words,
    not_found: [],
    answers: [],
    result: null,
    ...given,
  }
}

export const someResult = (given: Partial<PracticeResult> = {}): PracticeResult => ({
  right_at_first_try: 7,
  total: 8,
  points: 105,
  ms: 64_000,
  missed: [{ word_id: 3, given: 'elefant' }],
  current_streak: 6,
  ...given,
})

const TODAY = '2026-03-04'
const isPause = (index: number) => index > 150 && index < 176

export const someProgress = (given: Partial<Progress> = {}): Progress => ({
  days: Array.from({ length: 365 }, (_, index) => ({ index, day: addDays(TODAY, index - 364) }))
    .filter(({ index }) => !isPause(index) && index % 9 !== 4)
    .map(({ day, index }) => ({
      day,
      answers: 4 + ((index * 13) % 60),
      words: 4 + ((index * 7) % 30),
      sessions: 1,
      spoken_ms: index % 5 === 0 ? 20_000 + (index % 7) * 31_000 : 0,
    })),
  today: TODAY,
  streak: { current: 12, best: 48, frozen: [addDays(TODAY, -8), addDays(TODAY, -35)], freeze_left: true },
  answers: Array.from({ length: 30 }, (_, index) => {
    const total = (index * 17) % 50
    return { day: addDays(TODAY, index - 29), total, right: Math.round(total * 0.85) }
  }),
  skills: [
    { skill: 'see', total: 420, right: 391 },
    { skill: 'hear', total: 160, right: 122 },
    { skill: 'spell', total: 210, right: 168 },
    { skill: 'say', total: 0, right: 0 },
  ],
  memory: { learning: 38, young: 96, strong: 80, known: 4 },
  forecast: Array.from({ length: 14 }, (_, index) => ({
    day: addDays(TODAY, index),
    count: [24, 18, 30, 9, 14][index % 5] ?? 0,
  })),
  joined_at: '2025-02-11T03:00:00.000Z',
  ...given,
})

export const noProgress = (): Progress =>
  someProgress({
    days: [],
    streak: { current: 0, best: 0, frozen: [], freeze_left: true },
    answers: someProgress().answers.map((day) => ({ ...day, total: 0, right: 0 })),
    skills: someProgress().skills.map((skill) => ({ ...skill, total: 0, right: 0 })),
    memory: { learning: 0, young: 0, strong: 0, known: 0 },
    forecast: someProgress().forecast.map((day) => ({ ...day, count: 0 })),
  })

const names = [
  'mei-lin',
  'tomas',
  'xiaoyu_88',
  'grace-w',
  'panda-reader',
  'liu-yang',
  'noor',
  'ben-k',
  'chen-chen',
  'ida',
]

const ranked = (rank: number, name: string, points: number, me = false): Ranked => ({
  rank,
  username: name,
  avatar: null,
  points,
  is_me: me,
})

export const someBoard = (given: Partial<Leaderboard> = {}): Leaderboard => ({
  span: 'week',
  scope: 'world',
  closes_at: '2126-03-08T16:00:00.000Z',
  top: names.map((name, index) => ranked(index + 1, name, 2_400 - index * 170)),
  around: [ranked(417, 'olga', 880), ranked(418, 'lin-xiaoyu', 860, true), ranked(419, 'zhao-6', 845)],
  me: { points: 860, rank: 418, shown: true },
  learners: 1_204,
  ...given,
})

export const someSpeakers = (given: Partial<SpokenLeaderboard> = {}): SpokenLeaderboard => ({
  closes_at: '2126-03-08T16:00:00.000Z',
  speakers: [
    { rank: 1, username: 'mei-lin', avatar: null, spoken_ms: 1_284_000, is_me: false },
    { rank: 2, username: 'lin-xiaoyu', avatar: null, spoken_ms: 425_000, is_me: true },
    { rank: 3, username: 'tomas', avatar: null, spoken_ms: 48_000, is_me: false },
  ],
  shared: true,
  ...given,
})

export const someContacts = (): Contact[] => [
  {
    id: '1',
    username: 'mei-lin',
    avatar: null,
    state: 'accepted',
    streak: 12,
    points: 640,
    spoken_ms: 1_284_000,
    text: null,
  },
  {
    id: '2',
    username: 'noor',
    avatar: null,
    state: 'asks',
    streak: null,
    points: null,
    spoken_ms: null,
    text: 'We met in the reading group.',
  },
  { id: '3', username: 'tomas', avatar: null, state: 'asked', streak: null, points: null, spoken_ms: null, text: null },
  {
    id: '4',
    username: 'zzz-spam',
    avatar: null,
    state: 'blocked',
    streak: null,
    points: null,
    spoken_ms: null,
    text: null,
  },
]

const course = (
  slug: string,
  zh: string,
  en: string,
  completed: number,
  state: CourseSummary['state'],
): CourseSummary => ({
  slug,
  title: { zh, en },
  aim: { zh: '认识身边的人和事，开口说第一句话。', en: 'Talk about the people and things around you.' },
  lessons: 8,
  completed,
  words: 64,
  state,
})

export const someCourses = (): CourseSummary[] => [
  course('starter', '起步', 'Starter', 8, 'completed'),
  course('home-and-food', '家与美食', 'Home and food', 3, 'unlocked'),
  course('out-and-about', '出门在外', 'Out and about', 0, 'locked'),
  course('school-and-campus', '校园生活', 'School and campus', 0, 'locked'),
]

export const someCourse = (completed = 3): Course => ({
  slug: 'home-and-food',
  title: { zh: '家与美食', en: 'Home and food' },
  aim: { zh: '聊聊家里的事，一起做顿饭。', en: 'Talk about home and cook a meal together.' },
  state: completed === 8 ? 'completed' : 'unlocked',
  lessons: Array.from({ length: 8 }, (_, index) => ({
    number: index + 1,
    title: { zh: '厨房里的早晨', en: 'A morning in the kitchen' },
    aim: { zh: '说出厨房里的东西。', en: 'Name the things in a kitchen.' },
    state:
      index < completed ? ('completed' as const) : index === completed ? ('unlocked' as const) : ('locked' as const),
    best: index < completed ? { right: 8 - (index % 3), total: 8 } : null,
  })),
  certificate:
    completed === 8
      ? { name: 'lin-xiaoyu', completed_at: '2026-03-04T04:00:00.000Z', words: 64, right: 59, total: 64 }
      : null,
})

export const someLesson = (given: Partial<Lesson> = {}): Lesson => ({
  course: 'home-and-food',
  course_title: { zh: '家与美食', en: 'Home and food' },
  number: 4,
  title: { zh: '水果摊前', en: 'At the fruit stall' },
  aim: { zh: '买水果，说说喜欢吃什么。', en: 'Buy fruit and say what you like.' },
  words: words.map((word) => ({ ...word, sense: word.meaning.zh })),
  scene: [
    {
      id: 'home-and-food.4.1',
      speaker: 'Mia',
      en: 'Good morning! The apples look fresh today.',
      zh: '早上好！今天的苹果看着很新鲜。',
    },
    {
      id: 'home-and-food.4.2',
      speaker: 'Seller',
      en: 'They came in this morning. Would you like a banana too?',
      zh: '今天早上刚到的。要不要再来根香蕉？',
    },
    {
      id: 'home-and-food.4.3',
      speaker: 'Mia',
      en: 'Yes, please. And some grapes for my brother.',
      zh: '好的，再给我弟弟来点葡萄。',
    },
    {
      id: 'home-and-food.4.4',
      speaker: 'Seller',
      en: 'Try a cherry first. They are sweet.',
      zh: '先尝颗樱桃，很甜的。',
    },
    { id: 'home-and-food.4.5', speaker: 'Mia', en: 'My rabbit would love these!', zh: '我家兔子一定喜欢！' },
    {
      id: 'home-and-food.4.6',
      speaker: null,
      en: 'Even the fox on her bag seemed to smile.',
      zh: '连她包上的小狐狸都像在笑。',
    },
  ],
  open: null,
  completed: false,
  next: 5,
  new_words: { per_day: 10, begun: 4, left: 6, waiting: false },
  ...given,
})
