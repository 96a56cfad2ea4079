/** Notes that stories show. */
import type { Note, NoteCard, NoteEntry } from '#contract/notes'
import { placesAfter } from '#rules/order'
import type { MockAnswers } from './mock-api.ts'

const at = '2026-03-04T04:00:00Z'
const fixedId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

export const storyNotes: NoteCard[] = [
  { title: '我的四级词', tag: 'university' as const, cover: '/pictures/1f393.webp', words: 128 },
  { title: '旅行用得上', tag: 'daily' as const, cover: '/pictures/2708-fe0f.webp', words: 46 },
  { title: '看图记：森林', tag: 'picture' as const, cover: '/pictures/1f98a.webp', words: 24 },
  { title: 'Words from class', tag: null, cover: null, words: 9 },
].map(({ title, ...rest }, index) => ({
  ...rest,
  id: fixedId(index + 1),
  kind: 'own' as const,
  title: { zh: title, en: title },
  updated_at: at,
}))

export const storyOfficial: NoteCard[] = [
  {
    zh: '看图记：动物与自然',
    en: 'Picture memory: animals and nature',
    tag: 'picture' as const,
    file: '1f98a',
    words: 119,
  },
  { zh: '日常最常用 1000 词', en: 'The 1,000 commonest words', tag: 'daily' as const, file: '2600-fe0f', words: 1000 },
  {
    zh: '大学英语四级词汇',
    en: 'College English words, band 4 (CET-4)',
    tag: 'university' as const,
    file: '1f393',
    words: 3831,
  },
  { zh: '雅思词汇', en: 'IELTS words', tag: 'abroad' as const, file: '1f30d', words: 5006 },
].map(({ zh, en, file, ...rest }, index) => ({
  ...rest,
  id: fixedId(index + 11),
  kind: 'official' as const,
  title: { zh, en },
  cover: `/pictures/${file}.webp`,
  updated_at: at,
}))

const rows = [
  ['fox', '狐狸', 'a wild animal with red-brown fur', 'ˈfɑks', '/pictures/1f98a.webp', 'n'],
  ['forest', '森林', 'a large area full of trees', 'ˈfɔrəst', null, 'n'],
  ['climb', '爬；攀登', 'go up with hands and feet', 'ˈklaɪm', null, 'v'],
  ['quiet', '安静的', 'making very little noise', 'ˈkwaɪət', null, 'adj'],
  ['owl', '猫头鹰', 'a bird that hunts at night', 'ˈaʊl', '/pictures/1f989.webp', 'n'],
] as const

export const storyEntries: NoteEntry[] = [
  ...rows.map(([word, zh, en, ipa, picture, part], index): NoteEntry => ({
    id: fixedId(101 + index),
    page: fixedId(31),
    word,
    meaning: null,
    remark: word === 'forest' ? 'rain forest 雨林' : null,
    position: placesAfter(null, 8, () => 0)[index] ?? 'V',
    added_at: at,
    known: {
      id: index + 1,
      ipa_uk: ipa,
      ipa_us: ipa,
      meaning: { zh, en },
      picture,
      parts_of_speech: [part],
      frequency: (index + 1) * 500,
    },
  })),
  {
    id: fixedId(110),
    page: fixedId(32),
    word: 'give up',
    meaning: '放弃',
    remark: null,
    position: 'V',
    added_at: at,
    known: null,
  },
]

/** One note of two pages. */
export const storyNote = (kind: NoteCard['kind'] = 'own'): Note => ({
  id: fixedId(3),
  kind,
  title: { zh: '看图记：森林', en: 'Picture memory: the forest' },
  tag: 'picture',
  cover: '/pictures/1f98a.webp',
  words: storyEntries.length,
  updated_at: at,
  version: 4,
  sections: [{ id: fixedId(21), title: { zh: '树林里', en: 'In the woods' }, position: 'V' }],
  pages: [
    {
      id: fixedId(31),
      section: fixedId(21),
      title: { zh: '谁住在这里', en: 'Who lives here' },
      position: 'V',
      words: 5,
    },
    { id: fixedId(32), section: fixedId(21), title: { zh: '词组', en: 'Phrases' }, position: 'W', words: 1 },
  ],
})

/** A server with this note, which takes every change and answers nothing new. */
export const noteApi = (note = storyNote(), entries: readonly NoteEntry[] = storyEntries): MockAnswers => ({
  'GET /api/notes': { notes: storyNotes, next: null },
  'GET /api/notes/{id}': note,
  'GET /api/notes/{id}/entries': ({ query }) => {
    const page = query.get('page')
    const shown = entries.filter((entry) => page === null || entry.page === page)
    return { version: note.version, total: shown.length, entries: shown.slice(Number(query.get('from') ?? 0)) }
  },
  'POST /api/notes/{id}/changes': () => new Promise(() => undefined),
  'POST /api/flashcards': ({ body }) => ({
    acknowledged: (body as { answers: readonly { id: string }[] }).answers.map(({ id }) => id),
  }),
})
