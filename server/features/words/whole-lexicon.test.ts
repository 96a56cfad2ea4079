/** The look-up over the whole dictionary: what learners may rely on to be found, and what comes first. */
import { chineseTerms } from '#content/chinese-terms'
import { CONTENT_TIMEOUT, readContent } from '#tests/content'
import { createWholeLexicon } from '#tests/whole-lexicon'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Lexicon } from './lexicon.ts'

let lexicon: Lexicon
beforeAll(async () => {
  lexicon = await createWholeLexicon(await readContent())
}, CONTENT_TIMEOUT)

const found = (text: string) => lexicon.resolve(text)?.entry.headword

const CORE_PHRASES = `
  take off; give up; look forward to; look after; look for; look up; put on; put off; turn on; turn off; turn up; get up;
  get on with; go on; come up with; find out; carry out; pick up; set up; break down; run out of; make up; deal with;
  depend on; pay attention to; make a decision; take care of; catch up with; ice cream; soy sauce; washing machine;
  traffic light; high school; post office; bus stop; credit card; climate change; in front of; as soon as; of course;
  for example; at least; on time`

const WORDS_OF_TODAY = `
  Wi-Fi; AI; COVID-19; blockchain; vlog; Bluetooth; USB; GPS; barista; hotpot; selfie; app; smartphone; QR code; bitcoin;
  cryptocurrency; livestream; podcast; emoji; hashtag; influencer; chatbot; deepfake; metaverse; e-book; e-commerce;
  startup; streaming; binge-watch; cloud computing; big data; machine learning; drone; 3D printing; electric vehicle;
  carbon footprint; climate crisis; lockdown; social distancing; face mask; quarantine; vaccine; webinar; remote work;
  gig economy; crowdfunding; cybersecurity; malware; ransomware; spam; meme; troll; unfriend; unfollow; follower; like;
  share; bubble tea; latte; smoothie; tofu; sushi; kimchi; vegan; gluten-free; food delivery; yoga; Pilates; mindfulness;
  staycation; glamping; carpool; e-bike; self-driving car; virtual reality; augmented reality; smartwatch; touchscreen;
  power bank; tablet`

const listed = (list: string) => list.split(';').map((word) => word.trim())

describe('the whole dictionary', () => {
  test('has 43 core phrases as words of their own', () => {
    expect(listed(CORE_PHRASES)).toHaveLength(43)
    expect(listed(CORE_PHRASES).filter((phrase) => found(phrase) !== phrase)).toEqual([])
  })

  test('has all of 80 words of today', () => {
    expect(listed(WORDS_OF_TODAY)).toHaveLength(80)
    expect(listed(WORDS_OF_TODAY).filter((word) => found(word) === undefined)).toEqual([])
  })

  test.each([
    ['took off', 'take off'],
    ['looking forward to', 'look forward to'],
    ['ice creams', 'ice cream'],
    ['high schools', 'high school'],
    ['made up my mind', 'make up your mind'],
    ['wifi', 'Wi-Fi'],
    ['gps', 'GPS'],
    ['led', 'lead'],
    ['covid', 'COVID-19'],
    ['ebook', 'e-book'],
    ['cell phone', 'cellphone'],
    ['vlogs', 'vlog'],
  ])('%s leads to %s', (asked, headword) => {
    expect(found(asked)).toBe(headword)
  })
})

/** What may come first for a Chinese text. */
const CHINESE = `
  谢谢 thanks/thank you/thank
  跑步 run/jog
  人工智能 AI/artificial intelligence
  你好 hello
  再见 goodbye/bye
  对不起 sorry
  没关系 never mind/it doesn't matter/no problem/that's all right
  苹果 apple
  水 water
  吃 eat
  喝 drink
  喝水 drink water/drink
  学习 study/learn
  学校 school
  老师 teacher
  学生 student/pupil
  朋友 friend
  家 home/family/house
  妈妈 mum/mother
  爸爸 dad/father
  高兴 happy/glad
  快乐 happy/joy/happiness
  漂亮 beautiful/pretty
  大 big/large
  小 small/little
  好 good/well/fine
  坏 bad
  电脑 computer
  手机 mobile phone/cell phone/phone/cellphone
  上网 surf the Internet
  火车 train
  飞机 plane/aeroplane/airplane
  起飞 take off
  放弃 give up/abandon
  期待 look forward to/expect
  睡觉 sleep/go to bed
  起床 get up
  早饭 breakfast
  早餐 breakfast
  午饭 lunch
  晚饭 dinner/supper
  冰淇淋 ice cream
  酱油 soy sauce
  火锅 hotpot/hot pot
  地铁 subway/underground/metro
  出租车 taxi/cab
  高铁 high-speed rail
  天气 weather
  下雨 rain
  春节 Spring Festival
  爱 love
  喜欢 like
  想 think/want
  工作 work/job
  钱 money
  医生 doctor
  医院 hospital
  生病 ill/sick/fall ill/get sick
  感冒 cold/catch a cold/have a cold
  书 book
  看书 read
  游泳 swim/swimming
  篮球 basketball
  音乐 music
  电影 film/movie
  重要 important
  困难 difficult/difficulty/hard
  容易 easy
  问题 question/problem/issue
  回答 answer
  帮助 help
  环境 environment
  污染 pollution
  经济 economy
  科技 technology/science and technology
  疫情 epidemic/pandemic/outbreak
  新冠 COVID-19/COVID
  自拍 selfie
  二维码 QR code
  区块链 blockchain
  直播 livestream/live stream
  外卖 takeaway/takeout/food delivery
  快递 express delivery/courier/express
`

describe('Chinese look-up', () => {
  const pairs = CHINESE.trim()
    .split('\n')
    .map((line) => line.trim().split(/ (.*)/))
  test('puts everyday words first', async () => {
    expect(pairs.length).toBeGreaterThanOrEqual(60)
    const wrong: string[] = []
    for (const [zh = '', words = ''] of pairs) {
      const [first] = await lexicon.meaning(zh, 8)
      if (!words.split('/').includes(first?.headword ?? '')) wrong.push(`${zh}: ${first?.headword} for ${words}`)
    }
    expect(wrong).toEqual([])
  })

  test('shows thanks and thank you, run and jog, AI and artificial intelligence', async () => {
    const shown = async (zh: string) => (await lexicon.meaning(zh, 3)).map(({ headword }) => headword)
    expect(await shown('谢谢')).toEqual(expect.arrayContaining(['thanks', 'thank you']))
    expect(await shown('跑步')).toEqual(expect.arrayContaining(['run', 'jog']))
    expect(await shown('人工智能')).toEqual(expect.arrayContaining(['AI', 'artificial intelligence']))
  })

  test('knows only words of the dictionary as everyday terms', () => {
    const words = [...chineseTerms.values()].flat()
    expect(words.filter((word) => found(word) !== word)).toEqual([])
  })
})
