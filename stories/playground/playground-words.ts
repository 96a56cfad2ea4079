import type { RunWord } from '#contract/challenges'
import type { PictureTint } from '#design-system'
import type { Sentence } from '#rules/mixed-questions'
import { animals, foods } from '#tests/story-words'
import type { StoryWord } from '#tests/story-words'

export const difficulties = ['easy', 'medium', 'hard'] as const

export type PlaygroundDifficulty = (typeof difficulties)[number]

/** A word that can be asked in every way. */
export interface PlaygroundWord extends RunWord {
  difficulty: PlaygroundDifficulty
  tint: PictureTint
  sentence: Sentence
}

type Row = readonly [word: Omit<StoryWord, 'id'>, en: string, zh: string]

const animal = (file: string, headword: string, uk: string, us: string, zh: string, en: string): Row[0] => {
  return { headword, uk, us, tint: 'leaf', src: `/pictures/${file}.webp`, meaning: { zh, en } }
}

const [fox, rabbit, elephant, panda] = animals
const [apple, banana, grape, cherry] = foods

const rows: Record<PlaygroundDifficulty, readonly Row[]> = {
  easy: [
    [fox, 'The fox sleeps in the garden.', '狐狸在花园里睡觉。'],
    [rabbit, 'A rabbit ran across the road.', '一只兔子跑过了马路。'],
    [elephant, 'The elephant drinks a lot of water.', '大象要喝很多水。'],
    [panda, 'The panda is eating bamboo.', '熊猫在吃竹子。'],
    [apple, 'She eats an apple every day.', '她每天吃一个苹果。'],
    [banana, 'This banana is still green.', '这根香蕉还是青的。'],
    [grape, 'Every grape was sweet.', '每一颗葡萄都很甜。'],
    [cherry, 'There is a cherry on the cake.', '蛋糕上有一颗樱桃。'],
  ],
  medium: [
    [
      animal('1f994', 'hedgehog', 'ˈhedʒhɒɡ', 'ˈhedʒhɑːɡ', '刺猬', 'a small animal covered in spines'),
      'We saw a hedgehog last night.',
      '昨晚我们看见了一只刺猬。',
    ],
    [
      animal('1f99a', 'peacock', 'ˈpiːkɒk', 'ˈpiːkɑːk', '孔雀', 'a large bird with a bright blue and green tail'),
      'The peacock opened its tail.',
      '孔雀开屏了。',
    ],
    [
      animal('1f34d', 'pineapple', 'ˈpaɪnæpl', 'ˈpaɪnæpl', '菠萝', 'a large sweet fruit with a rough skin'),
      'He cut the pineapple into rings.',
      '他把菠萝切成了圈。',
    ],
    [
      animal('1f965', 'coconut', 'ˈkəʊkənʌt', 'ˈkoʊkənʌt', '椰子', 'a hard brown fruit with white flesh and milk'),
      'Coconut milk makes the soup sweet.',
      '椰奶让汤有了甜味。',
    ],
  ],
  hard: [
    [
      animal('1f9a9', 'flamingo', 'fləˈmɪŋɡəʊ', 'fləˈmɪŋɡoʊ', '火烈鸟', 'a tall pink water bird'),
      'A flamingo can stand on one leg.',
      '火烈鸟能单脚站着。',
    ],
    [
      animal('1f99e', 'lobster', 'ˈlɒbstə', 'ˈlɑːbstər', '龙虾', 'a sea animal with two large claws'),
      'Lobster is cheaper in this town.',
      '龙虾在这个镇上便宜一些。',
    ],
    [
      animal('1f99f', 'mosquito', 'məˈskiːtəʊ', 'məˈskiːtoʊ', '蚊子', 'a small flying insect that bites'),
      'One mosquito kept me awake.',
      '一只蚊子吵得我睡不着。',
    ],
    [
      animal('1f419', 'octopus', 'ˈɒktəpəs', 'ˈɑːktəpəs', '章鱼', 'a sea animal with eight long arms'),
      'An octopus has three hearts.',
      '章鱼有三颗心。',
    ],
  ],
}

export const playgroundWords: readonly PlaygroundWord[] = difficulties
  .flatMap((difficulty) => rows[difficulty].map((row) => ({ difficulty, row })))
  .map(({ difficulty, row: [{ headword, uk, us, meaning, src, tint }, en, zh] }, index) => ({
    id: index + 1,
    headword,
    ipa_uk: uk,
    ipa_us: us,
    meaning,
    picture: src,
    difficulty,
    tint,
    sentence: { en, zh },
  }))
