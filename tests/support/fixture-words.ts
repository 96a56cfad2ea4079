/**
 * A small dictionary for API tests: two picture categories (one with a subcategory) and an exam list.
 *
 * - `animals-nature`: easy levels 1 to 4, medium 1, hard 1; its subcategory `animal-mammal`: easy 1 and 2
 * - `food-drink`: easy 1, medium 1, hard 1
 * - `cet4` (exam, without pictures): easy 1
 */
import type { Reader } from '../../server/db/client.ts'
import { categories, contentState, levelWords, pictures, senses, words } from '../../server/db/schema/words.ts'

/** Headword, zh meaning, picture; eight make a level, in this order. */
const ANIMALS = `
dog 狗 🐶, cat 猫 🐱, mouse 老鼠 🐭, hamster 仓鼠 🐹, rabbit 兔子 🐰, fox 狐狸 🦊, bear 熊 🐻, panda 熊猫 🐼,
koala 考拉 🐨, tiger 老虎 🐯, lion 狮子 🦁, cow 奶牛 🐮, pig 猪 🐷, frog 青蛙 🐸, monkey 猴子 🐵, chicken 鸡 🐔,
penguin 企鹅 🐧, bird 鸟 🐦, duck 鸭子 🦆, eagle 鹰 🦅, owl 猫头鹰 🦉, bat 蝙蝠 🦇, wolf 狼 🐺, horse 马 🐴,
bee 蜜蜂 🐝, butterfly 蝴蝶 🦋, snail 蜗牛 🐌, ant 蚂蚁 🐜, spider 蜘蛛 🕷, turtle 乌龟 🐢, snake 蛇 🐍, fish 鱼 🐟,
octopus 章鱼 🐙, squid 鱿鱼 🦑, shrimp 虾 🦐, crab 螃蟹 🦀, dolphin 海豚 🐬, whale 鲸鱼 🐳, shark 鲨鱼 🦈, crocodile 鳄鱼 🐊,
leopard 豹 🐆, zebra 斑马 🦓, gorilla 大猩猩 🦍, elephant 大象 🐘, rhinoceros 犀牛 🦏, camel 骆驼 🐫, giraffe 长颈鹿 🦒, kangaroo 袋鼠 🦘`
const MAMMALS = 'dog cat mouse hamster rabbit fox bear panda koala tiger lion cow pig monkey wolf horse'
const FOOD = `
apple 苹果 🍎, pear 梨 🍐, orange 橙子 🍊, lemon 柠檬 🍋, banana 香蕉 🍌, watermelon 西瓜 🍉, grapes 葡萄 🍇, strawberry 草莓 🍓,
cherry 樱桃 🍒, peach 桃子 🍑, mango 芒果 🥭, pineapple 菠萝 🍍, coconut 椰子 🥥, tomato 番茄 🍅, eggplant 茄子 🍆, avocado 牛油果 🥑,
corn 玉米 🌽, carrot 胡萝卜 🥕, garlic 大蒜 🧄, onion 洋葱 🧅, potato 土豆 🥔, bread 面包 🍞, cheese 奶酪 🧀, honey 蜂蜜 🍯`
const EXAM = `
abandon 放弃, ability 能力, absence 缺席, academic 学术的, accent 口音, access 通道, accident 事故, achieve 实现`

interface FixtureWord {
  readonly headword: string
  readonly zh: string
  readonly emoji: string | undefined
}

const read = (list: string): FixtureWord[] =>
  list.split(',').map((entry) => {
    const [headword = '', zh = '', emoji] = entry.trim().split(' ')
    return { headword, zh, emoji }
  })

/** A sound that no two words share is needed nowhere. */
const ipa = 'wɪm'

const fileOf = (emoji: string) => `${(emoji.codePointAt(0) ?? 0).toString(16)}.webp`

/** Puts the fixture into an empty, migrated database. */
export async function insertFixtureWords(db: Reader): Promise<void> {
  const picked = [...read(ANIMALS), ...read(FOOD), ...read(EXAM)]
  const rows = await db
    .insert(words)
    .values(
      picked.map(({ headword, zh, emoji }, index) => ({
        headword,
        ipaUk: ipa,
        ipaUs: ipa,
        tags: emoji ? [] : ['cet4'],
        frequency: (index + 1) * 100,
        meaningZh: zh,
        meaningEn: `thing number ${index + 1}`,
        reviewed: true,
      })),
    )
    .returning({ id: words.id, headword: words.headword })
  const ids = new Map(rows.map(({ headword, id }) => [headword, id]))
  const idOf = (headword: string) => ids.get(headword) ?? 0

  await db.insert(senses).values(
    picked.map(({ headword, zh }) => ({
      wordId: idOf(headword),
      position: 0,
      partOfSpeech: 'n',
      zh,
      en: `a ${headword}`,
    })),
  )
  await db
    .insert(pictures)
    .values(picked.flatMap(({ headword, emoji }) => (emoji ? [{ wordId: idOf(headword), file: fileOf(emoji) }] : [])))
  await db.insert(categories).values([
    {
      slug: 'animals-nature',
      kind: 'picture',
      position: 0,
      zh: '动物与自然',
      en: 'Animals and nature',
      cover: fileOf('🐶'),
    },
    {
      slug: 'animal-mammal',
      parent: 'animals-nature',
      kind: 'picture',
      position: 0,
      zh: '哺乳动物',
      en: 'Mammals',
      cover: fileOf('🐼'),
    },
    { slug: 'food-drink', kind: 'picture', position: 1, zh: '食物与饮料', en: 'Food and drink', cover: fileOf('🍎') },
    { slug: 'cet4', kind: 'exam', position: 0, zh: '四级词汇', en: 'CET-4' },
  ])

  const animals = read(ANIMALS).map(({ headword }) => headword)
  const food = read(FOOD).map(({ headword }) => headword)
  await db.insert(levelWords).values(
    [
      ...levels('animals-nature', 'easy', animals.slice(0, 32)),
      ...levels('animals-nature', 'medium', animals.slice(32, 40)),
      ...levels('animals-nature', 'hard', animals.slice(40)),
      ...levels('animal-mammal', 'easy', MAMMALS.split(' ')),
      ...levels('food-drink', 'easy', food.slice(0, 8)),
      ...levels('food-drink', 'medium', food.slice(8, 16)),
      ...levels('food-drink', 'hard', food.slice(16)),
      ...levels(
        'cet4',
        'easy',
        read(EXAM).map(({ headword }) => headword),
      ),
    ].map(({ headword, ...place }) => ({ ...place, wordId: idOf(headword) })),
  )
  await db.insert(contentState).values({ key: 'version', value: 'fixture' })
}

const levels = (map: string, difficulty: string, headwords: readonly string[]) =>
  headwords.map((headword, index) => ({
    map,
    difficulty,
    level: Math.floor(index / 8) + 1,
    position: index % 8,
    headword,
  }))
