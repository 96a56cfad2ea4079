import type { Bilingual } from '#contract/patterns'
import type { LandingBedPlant, PictureTint } from '#design-system'

export interface SampleOption {
  readonly id: string
  readonly picture: string
  readonly meaning: Bilingual
}

export interface SampleQuestion {
  /** The id of the right option. */
  readonly word: string
  readonly ipa: string
  readonly tint: PictureTint
  /** What grows from a right answer. */
  readonly species: LandingBedPlant['species']
  readonly options: readonly SampleOption[]
}

const option = (id: string, code: string, zh: string, en: string): SampleOption => ({
  id,
  picture: `/pictures/${code}.webp`,
  meaning: { zh, en },
})

/** Four questions that need no server: from a word that everyone knows to one that few do. */
export const samples: readonly [SampleQuestion, ...SampleQuestion[]] = [
  {
    word: 'apple',
    ipa: '/ˈæpəl/',
    tint: 'sun',
    species: 'berry',
    options: [
      option('lemon', '1f34b', '柠檬', 'a yellow fruit with sour juice'),
      option('pear', '1f350', '梨', 'a sweet green fruit, narrow at the top'),
      option('apple', '1f34e', '苹果', 'a round fruit with red or green skin'),
      option('strawberry', '1f353', '草莓', 'a soft red fruit with tiny seeds outside'),
    ],
  },
  {
    word: 'turtle',
    ipa: '/ˈtɜːrtl/',
    tint: 'sky',
    species: 'fern',
    options: [
      option('turtle', '1f422', '乌龟', 'a slow animal with four legs and a hard shell'),
      option('whale', '1f433', '鲸', 'the largest animal of the sea'),
      option('hedgehog', '1f994', '刺猬', 'a small animal covered in spines'),
      option('snail', '1f40c', '蜗牛', 'a soft animal that carries a spiral home'),
    ],
  },
  {
    word: 'sunflower',
    ipa: '/ˈsʌnflaʊər/',
    tint: 'leaf',
    species: 'sunflower',
    options: [
      option('cactus', '1f335', '仙人掌', 'a desert plant with needles'),
      option('sunflower', '1f33b', '向日葵', 'a tall yellow blossom with seeds that birds love'),
      option('mushroom', '1f344', '蘑菇', 'it grows in damp woods and wears a cap'),
      option('clover', '1f340', '四叶草', 'a green plant that is said to bring luck'),
    ],
  },
  {
    word: 'compass',
    ipa: '/ˈkʌmpəs/',
    tint: 'plum',
    species: 'mushroom',
    options: [
      option('clock', '1f570-fe0f', '座钟', 'it tells the time'),
      option('key', '1f511', '钥匙', 'it opens a lock'),
      option('balloon', '1f388', '气球', 'a thin bag of air on a string'),
      option('compass', '1f9ed', '指南针', 'it shows where north is'),
    ],
  },
]
