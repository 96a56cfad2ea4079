/** The topic of each word: from the picture of a word, else from what kind of thing WordNet says it is. */
import type { PartOfSpeech } from '#contract/words'
import type { AuthoredWord } from './authored-words.ts'
import type { Headword } from './dictionary.ts'
import type { PictureWord } from './pictures.ts'
import { FUNCTION_WORDS } from './senses.ts'
import type { WordNet, WordNetPos } from './sources/wordnet.ts'

/** Topics of WordNet's lexicographer files, by their number; artefacts and adjectives are looked at more closely. */
const FILES: Readonly<Record<number, string>> = {
  4: 'events',
  5: 'animals',
  7: 'ideas',
  8: 'body-health',
  9: 'mind',
  10: 'language',
  11: 'events',
  12: 'feelings',
  13: 'food',
  14: 'society',
  15: 'places',
  16: 'mind',
  17: 'nature',
  18: 'people',
  19: 'nature',
  20: 'plants',
  21: 'money-work',
  22: 'change',
  23: 'numbers',
  24: 'ideas',
  25: 'numbers',
  26: 'being',
  27: 'materials',
  28: 'time',
  29: 'body-health',
  30: 'change',
  31: 'mind',
  32: 'language',
  33: 'sport-arts',
  34: 'food',
  35: 'making',
  36: 'making',
  37: 'feelings',
  38: 'movement',
  39: 'mind',
  40: 'money-work',
  41: 'society',
  42: 'being',
  43: 'nature',
}

const ARTEFACT = 6
const ADVERBS = 2

/** What an artefact is, by the words of what it is a kind of, the nearest first. */
const ARTEFACTS: readonly (readonly [topic: string, kinds: RegExp])[] = [
  ['clothes', /^(clothing|footwear|headdress|jewelry|fabric|garment|accessory)$/],
  ['transport', /^(vehicle|conveyance|way|craft|vessel)$/],
  [
    'sport-arts',
    /^(musical instrument|game equipment|sports equipment|plaything|art|toy|representation|film|artwork)$/,
  ],
  ['home', /^(furniture|furnishing|container|tableware|kitchen utensil|bedclothes|appliance|home appliance)$/],
  ['tools', /^(device|machine|tool|implement|weapon|equipment|electronic equipment|instrumentality)$/],
  ['places', /^(building|structure|facility|area|room|housing|establishment)$/],
]

/** Topics of pictures, by their subcategory or category; WordNet decides the rest. */
const PICTURES: Readonly<Record<string, string>> = {
  'animal-mammal': 'animals',
  'bird-fish-reptile': 'animals',
  'earth-sky': 'nature',
  'food-drink': 'food',
  body: 'body-health',
  people: 'people',
  'fairy-tale': 'people',
  feeling: 'feelings',
  transport: 'transport',
  place: 'places',
  activities: 'sport-arts',
  clothing: 'clothes',
  household: 'home',
}

/** The topic of a word by its commonest sense; null for one that WordNet does not know. */
export function topicOf(
  entry: Headword,
  wordnet: WordNet,
  picture: PictureWord | undefined,
  own: AuthoredWord | undefined,
): string | null {
  const [first] = own?.senses ?? []
  if (first && FUNCTION_WORDS.has(first.pos)) return 'grammar'
  const pictured = picture && (PICTURES[picture.part] ?? PICTURES[picture.category])
  if (pictured) return pictured
  const [sense] =
    namesOf(entry.word.toLowerCase(), first?.pos)
      .map((name) => wordnet.senses(name))
      .find((senses) => senses.length > 0) ?? []
  if (!sense) return null
  if (sense.pos === 'adj') return adjectiveTopic(sense, wordnet)
  if (sense.lexfile === ADVERBS) return 'manner'
  return sense.lexfile === ARTEFACT ? artefactTopic(sense, wordnet) : (FILES[sense.lexfile] ?? null)
}

/**
 * A word, or a phrase and then the part of it that says what it is about, should WordNet not know the whole: the sauce of 'barbecue sauce',
 * the 'come up' of 'come up with'.
 */
function namesOf(key: string, pos: PartOfSpeech | undefined): string[] {
  const words = key.split(' ')
  if (pos === 'v') return words.map((_, nth) => words.slice(0, words.length - nth).join(' '))
  const last = words.at(-1) ?? ''
  return pos === 'n' && words.length > 1 ? [key, last, last.replace(/s$/, '')] : [key]
}

/** 'happy' is a feeling by 'happiness'; most others say what things are like. */
function adjectiveTopic(sense: { pos: WordNetPos; offset: number }, wordnet: WordNet): string {
  for (const { symbol, pos, offset, target } of wordnet.synset(sense).pointers) {
    if (symbol !== '+' || pos !== 'n') continue
    const noun = wordnet.synset({ pos, offset }).words[Math.max(0, target - 1)]?.toLowerCase() ?? ''
    if (wordnet.senses(noun).find((each) => each.offset === offset)?.lexfile === 12) return 'feelings'
  }
  return 'qualities'
}

function artefactTopic(sense: { pos: WordNetPos; offset: number }, wordnet: WordNet): string {
  let at: { pos: WordNetPos; offset: number } | undefined = sense
  for (let steps = 0; at && steps < 12; steps += 1) {
    const synset = wordnet.synset(at)
    for (const [topic, kinds] of ARTEFACTS)
      if (synset.words.some((word) => kinds.test(word.toLowerCase()))) return topic
    at = synset.pointers.find(({ symbol }) => symbol === '@')
  }
  return 'home'
}
