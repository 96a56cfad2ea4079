/** A word as the word manager's stories show it. */
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
    picture: source({ file: '1f4c4.webp' }, ['wordgrove']),
    tags: source(['gk' as const, 'cet4' as const], ['ecdict']),
    hidden: source(false, []),
  },
  reports: [],
  statistics: { asked: 40, right: 31, mistaken: [{ headword: 'letter', times: 5, look_alike: true }], reports: 0 },
  look_alikes: ['letter'],
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
