/** An Anki package as the server reads it, for stories. */
import type { PackageWord } from '#contract/anki'
import type { MockAnswers } from './mock-api.ts'

const fields = ['Expression', 'Sound', 'Meaning', 'Sentence']

export const storyPackage = {
  types: [
    {
      id: '1700000000001',
      name: 'Vocabulary',
      notes: 3120,
      fields,
      samples: [
        ['abandon', '', '放弃；遗弃', 'They had to abandon the ship.'],
        ['benign', '', '良性的；和善的', 'a benign smile'],
        ['give up', '', '放弃', ''],
      ],
      guess: { word: 0, meaning: 2, remark: 3 },
    },
    {
      id: '1700000000002',
      name: 'Basic',
      notes: 12,
      fields: ['Front', 'Back'],
      samples: [['橡树', 'oak']],
      guess: { word: 1, meaning: 0, remark: null },
    },
  ],
  decks: [
    { id: '1700000000010', name: 'GRE::Unit 1', notes: 2600 },
    { id: '1700000000011', name: 'GRE::Unit 2', notes: 532 },
  ],
  reviews: 8_410,
}

const words: PackageWord[] = [
  { section: 'GRE', page: 'Unit 1', word: 'abandon', meaning: '放弃；遗弃', remark: 'They had to abandon the ship.' },
  { section: 'GRE', page: 'Unit 1', word: 'benign', meaning: '良性的；和善的', remark: 'a benign smile' },
  { section: 'GRE', page: 'Unit 2', word: 'give up', meaning: '放弃', remark: null },
]

/** A server that reads any package as this one. */
export const packageApi = (): MockAnswers => ({
  'POST /api/anki-packages/outline': storyPackage,
  'POST /api/anki-packages/words': { words, total: words.length },
  'POST /api/anki-packages/reviews': { words: 2, reviews: 3_120 },
  'POST /api/note-words': {
    words: words.map(({ word }) => ({
      word,
      state: word === 'give up' ? ('unknown' as const) : ('found' as const),
      headword: word,
      meaning: null,
    })),
  },
})

export const packageFile = (name = 'GRE.apkg'): File => new File(['PK'], name)
