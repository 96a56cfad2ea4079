/** A word and a lesson as the stories of their managers show them. */
import type { EditedLesson } from '#contract/course-manager'
import type { EditedWord, ListedPicture } from '#contract/word-manager'

const source = <T>(value: T, sources: EditedWord['blocks']['senses']['sources'] = ['ecdict', 'wordnet']) => ({
  value,
  source: null,
  version: 0,
  sources,
  edit: null,
})

const sense = (zh: string, en: string) => ({ part_of_speech: 'n' as const, zh, en, ipa_uk: null, ipa_us: null })

/** 'sheet': a sense that an administrator corrected, the rest as the dictionary says. */
export const someEditedWord = (changes: Partial<EditedWord> = {}): EditedWord => ({
  id: 12,
  headword: 'sheet',
  word: {
    id: 12,
    headword: 'sheet',
    ipa_uk: 'ʃiːt',
    ipa_us: 'ʃiːt',
    meaning: { zh: '床单', en: 'a large piece of cloth on a bed' },
    picture: '/pictures/1f4c4.webp',
  },
  blocks: {
    senses: {
      value: [sense('床单', 'a large piece of cloth on a bed'), sense('（一张）纸', 'a thin flat piece of paper')],
      source: [sense('被单，薄片', 'bed linen')],
      version: 2,
      sources: ['wordgrove'],
      edit: { author: 'lin-xiaoyu', at: '2026-03-01T08:30:00.000Z', source_changed: false },
    },
    pronunciations: source({ ipa_uk: 'ʃiːt', ipa_us: 'ʃiːt' }, []),
    forms: source([{ form: 'sheets', kind: 'plural' as const }], ['ecdict']),
    examples: source([{ en: 'She put a clean sheet on the bed.', zh: '她在床上铺了干净的床单。' }], ['wordgrove']),
    phrases: source([], ['wordgrove']),
    relations: source([{ kind: 'related' as const, other: 'blanket' }], ['wordnet']),
    structure: source([], ['ecdict']),
    notes: source(
      [{ kind: 'etymology' as const, zh: '来自古英语 scēte“布”。', en: 'From Old English scēte, a cloth.' }],
      ['wordgrove'],
    ),
    picture: source({ file: '1f4c4.webp' }, ['wordgrove']),
    look_alikes: source(['letter'], ['wordgrove']),
    tags: source(['gk' as const, 'cet4' as const], ['ecdict']),
    hidden: source(false, []),
  },
  reports: [],
  statistics: { asked: 40, right: 31, mistaken: [{ headword: 'letter', times: 5, look_alike: true }], reports: 0 },
  same_picture: ['page'],
  draft: null,
  editors: [],
  ...changes,
})

const listed = (file: string, zh: string, en: string, more: Partial<ListedPicture> = {}): ListedPicture => ({
  file: `${file}.webp`,
  name: { zh, en },
  keywords: [],
  words: [],
  look_alikes: [],
  ...more,
})

/** As many pictures as do not stand in one window: animals and food, the picture of 'sheet' among the last. */
export const somePictureSet = (): ListedPicture[] => [
  listed('1f98a', '狐狸', 'fox', { keywords: ['动物', 'animal'] }),
  listed('1f43a', '狼', 'wolf', {
    keywords: ['动物', 'animal'],
    words: ['wolf'],
    look_alikes: ['fox', 'raccoon'],
  }),
  ...Array.from({ length: 120 }, (_, index) => {
    const code = (0x1f442 + index).toString(16)
    return listed(code, `图片 ${code}`, `picture ${code}`)
  }),
  listed('1f4c4', '文件', 'page facing up', { words: ['page', 'sheet'], look_alikes: ['letter'] }),
  listed('1f4d6', '打开的书', 'open book', { words: ['book'] }),
]

const built = { source: null, previous: null, version: 0, edit: null }

/** The first lesson of the starter course: a line that an administrator mended, the rest as built. */
export const someEditedLesson = (changes: Partial<EditedLesson> = {}): EditedLesson => ({
  course: 'starter',
  course_title: { zh: '入门', en: 'Starter' },
  number: 1,
  lessons: 8,
  blocks: {
    about: {
      value: {
        title_zh: '你好',
        title_en: 'Hello',
        aim_zh: '学会打招呼和介绍自己。',
        aim_en: 'Say hello and tell who you are.',
      },
      ...built,
    },
    words: {
      value: [
        { headword: 'hello', zh: '你好' },
        { headword: 'friend', zh: '朋友' },
      ],
      ...built,
    },
    scene: {
      value: [
        { speaker: 'Leo', en: 'Hello, I am Leo.', zh: '你好，我是里奥。' },
        { speaker: null, en: 'Leo has a new friend.', zh: '里奥有了新朋友。' },
      ],
      source: [
        { speaker: 'Leo', en: 'Hello, my name is Leo.', zh: '你好，我叫里奥。' },
        { speaker: null, en: 'Leo has a new friend.', zh: '里奥有了新朋友。' },
      ],
      previous: null,
      version: 1,
      edit: { author: 'lin-xiaoyu', at: '2026-03-01T08:30:00.000Z', source_changed: false },
    },
  },
  known_words: [
    {
      id: 21,
      headword: 'hello',
      ipa_uk: 'həˈləʊ',
      ipa_us: 'həˈloʊ',
      meaning: { zh: '你好', en: 'said when you meet someone' },
      picture: null,
    },
    {
      id: 22,
      headword: 'friend',
      ipa_uk: 'frend',
      ipa_us: 'frend',
      meaning: { zh: '朋友', en: 'a person you know well and like' },
      picture: null,
    },
  ],
  draft: null,
  editors: [],
  ...changes,
})
