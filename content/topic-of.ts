/** The topic of each word: what editors say, else what its picture, its gloss, and what kind of thing WordNet says it is. */
import type { PartOfSpeech } from '#contract/words'
import type { AuthoredSense, AuthoredWord } from './authored-words.ts'
import topicWords from './authored/topic-words.json' with { type: 'json' }
import type { Headword } from './dictionary.ts'
import type { PictureWord } from './pictures.ts'
import { FUNCTION_WORDS } from './senses.ts'
import type { SenseKey, WordNet, WordNetPos } from './sources/wordnet.ts'
import { ARTEFACTS, FILES, FILES_OF_THINGS, GLOSS_QUALITIES, GLOSS_THEMES, PERSON, PICTURES } from './topic-rules.ts'

const ARTEFACT = 6
const FEELING = 12
const PEOPLE = 18

const authoredTopics: ReadonlyMap<string, string> = new Map(
  Object.entries(topicWords).flatMap(([topic, words]) => words.split(', ').map((word) => [word, topic] as const)),
)

/** The topic of a word in its main sense; null where nothing says it. */
export function topicOf(
  entry: Pick<Headword, 'word'>,
  wordnet: WordNet,
  picture: PictureWord | undefined,
  own: AuthoredWord | undefined,
): string | null {
  const [first] = own?.senses ?? []
  const authored = authoredTopics.get(entry.word)
  if (authored) return authored
  if (first && FUNCTION_WORDS.has(first.pos)) return 'grammar'
  const pictured = picture && (PICTURES[picture.part] ?? PICTURES[picture.category])
  if (pictured) return pictured
  const sense = mainSense(entry.word.toLowerCase(), first, wordnet)
  const kind = sense && FILES_OF_THINGS[sense.lexfile]
  const byGloss = first && topicOfGloss(first.en, first.pos)
  // 'a person who …' says what the person deals with: a nurse is a person, and so is a thief.
  if (kind) return kind
  return (
    byGloss ??
    topicOfLastPart(entry.word, first?.pos) ??
    topicOfSense(sense, wordnet) ??
    topicOfPart(first?.pos ?? sense?.pos)
  )
}

function topicOfGloss(gloss: string, pos: PartOfSpeech): string | undefined {
  const rules = pos === 'adj' || pos === 'adv' ? [...GLOSS_THEMES, ...GLOSS_QUALITIES] : GLOSS_THEMES
  return rules.find(([, words]) => words.test(gloss))?.[0]
}

/** What an adjective, adverb or verb is about that nothing else tells. */
function topicOfPart(pos: PartOfSpeech | undefined): string | null {
  return pos === 'adj' || pos === 'adv' ? 'opinions' : pos === 'v' ? 'being' : null
}

/** 'tomato soup' is about what soup is about. */
function topicOfLastPart(word: string, pos: PartOfSpeech | undefined): string | undefined {
  const parts = word.split(' ')
  return parts.length > 1 && pos === 'n' ? authoredTopics.get(parts.at(-1) ?? '') : undefined
}

/** WordNet begins with the person who calculates or camps; our gloss tells where the machine and the vehicle are meant. */
function mainSense(key: string, own: AuthoredSense | undefined, wordnet: WordNet): SenseKey | undefined {
  const isMeant = (sense: SenseKey) => sense.pos === own?.pos && (sense.lexfile !== PEOPLE || PERSON.test(own.en))
  for (const name of namesOf(key, own?.pos)) {
    const senses = wordnet.senses(name)
    const sense = senses.find(isMeant) ?? senses.find(({ pos }) => pos === own?.pos) ?? senses[0]
    if (sense) return sense
  }
  return undefined
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

function topicOfSense(sense: SenseKey | undefined, wordnet: WordNet): string | null {
  if (!sense) return null
  if (sense.pos === 'adj' || sense.pos === 'adv') return topicOfQuality(sense, wordnet)
  return sense.lexfile === ARTEFACT ? artefactTopic(sense, wordnet) : (FILES[sense.lexfile] ?? null)
}

/** Pointers from an adjective or adverb to the noun that names its quality ('happy' to happiness), or what it pertains to ('economic'). */
const NOUN_POINTERS = new Set(['+', '=', '\\'])

function topicOfQuality(sense: { pos: WordNetPos; offset: number }, wordnet: WordNet): string | null {
  for (const { symbol, pos, offset, target } of wordnet.synset(sense).pointers) {
    if (!NOUN_POINTERS.has(symbol)) continue
    const name = wordnet.synset({ pos, offset }).words[Math.max(0, target - 1)]?.toLowerCase() ?? ''
    const authored = authoredTopics.get(name)
    if (authored) return authored
    if (pos === 'n' && wordnet.senses(name).find((each) => each.offset === offset)?.lexfile === FEELING)
      return 'feelings'
  }
  return null
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
