/** How all headwords are said, as printed: rules that hold for each, and words by name. */
import { CONTENT_TIMEOUT, readContent } from '#tests/content'
import { beforeAll, expect, test } from 'vitest'

interface Sound {
  readonly word: string
  readonly uk: string
  readonly us: string
}

/** Of words; a phrase is said in as many parts as it has words, each with its own stress. */
let sounds: Sound[] = []
let phrases: Sound[] = []
/** Words and phrases, each with its whole sound. */
let entries: Sound[] = []
/** Entries of one word. */
let words: Sound[] = []
beforeAll(async () => {
  const rows = await readContent()
  entries = rows.words.map(({ headword, ipaUk, ipaUs }) => ({ word: headword, uk: ipaUk ?? '', us: ipaUs ?? '' }))
  phrases = entries.filter(({ word }) => word.includes(' '))
  words = entries.filter(({ word }) => !word.includes(' '))
  sounds = entries.flatMap(({ word, uk, us }) => {
    const other = us.split(' ')
    return uk.split(' ').map((part, index) => ({ word, uk: part, us: other[index] ?? '' }))
  })
}, CONTENT_TIMEOUT)

/** Words whose sound a rule forbids, as 'word /uk/ /us/'. */
const faulty = (isFault: (sound: Sound) => boolean, of = sounds): string[] =>
  of.filter(isFault).map(({ word, uk, us }) => `${word} /${uk}/ /${us}/`)

/** Vowels that are one syllable; 'aɪə' and 'aʊə' of 'fire' and 'hour' are one too. */
const NUCLEI = /a[ɪʊ][əɚ]|aɪ|eɪ|ɔɪ|aʊ|əʊ|oʊ|ɪə|eə|ʊə|[iuɑɔɜ]ː|[aæɑɒɔəɜeiɪuʊʌɛɝɚo]/g
const syllables = (sound: string): number => (sound.match(NUCLEI) ?? []).length

test('every headword has both sounds, made of signs of its accent alone', () => {
  expect(sounds.length).toBeGreaterThan(20_000)
  expect(faulty(({ uk }) => !/^[abdefhijklmnprstuvwzæɑɒɔəɜɪʊʌθðŋʃʒɡːˈˌ]+$/.test(uk))).toEqual([])
  expect(faulty(({ us }) => !/^[abdefhijklmnoprstuvwzæɑɔəɛɪʊʌɝɚθðŋʃʒɡˈˌ]+$/.test(us))).toEqual([])
})

test('a phrase is said in as many parts as it has words, little words before others weak', () => {
  expect(phrases.length).toBeGreaterThan(2_000)
  const parts = (text: string) => text.split(' ').length
  expect(faulty(({ word, uk, us }) => [uk, us].some((sound) => parts(sound) !== parts(word)), phrases)).toEqual([])
  const said = (phrase: string) => phrases.find(({ word }) => word === phrase)
  expect(said('take off')).toMatchObject({ uk: 'ˌteɪk ˈɒf', us: 'ˌteɪk ˈɔf' })
  expect(said('point of view')?.uk).toBe('ˌpɔɪnt əv ˈvjuː')
  expect(said('look forward to')?.us).toBe('ˌlʊk ˈfɔrwɚd tu')
  expect(said('out of')?.uk).toBe('ˈaʊt əv')
  expect(said('such as')?.us).toBe('ˈsʌtʃ əz')
  expect(said('for example')?.uk).toBe('fər ɪɡˈzɑːmpəl')
  expect(said('for sure')?.uk).toBe('fə ˈʃʊə')
})

test('stress marks stand before a syllable, once primary and never missing in words of several syllables', () => {
  const isMisplaced = (sound: string): boolean => /[ˈˌ](?:[ˈˌ]|[^aæɑɒɔəɜeiɪuʊʌɛɝɚo]*$)/.test(sound)
  expect(faulty(({ uk, us }) => isMisplaced(uk) || isMisplaced(us))).toEqual([])
  expect(faulty(({ uk, us }) => /ˈ.*ˈ/.test(uk) || /ˈ.*ˈ/.test(us))).toEqual([])
  const lacks = (mark: RegExp) => (of: Sound) =>
    [of.uk, of.us].some((sound) => syllables(sound) > 1 && !mark.test(sound))
  expect(faulty(lacks(/ˈ/), words)).toEqual([])
  // Within a phrase another word may have the primary stress.
  expect(faulty(lacks(/[ˈˌ]/))).toEqual([])
})

test('no mark stands right behind a short stressed vowel, nor before the end of "photo"', () => {
  const isOpen = (sound: string): boolean => /ˈ[^aæɑɒɔəɜeiɪuʊʌɛɝɚo]*[æeɛɪɒʌʊ]ˌ/.test(sound)
  expect(faulty(({ uk, us }) => isOpen(uk) || isOpen(us), words)).toEqual([])
  const compound = /(?:flow|show|crow|toe|throw|know|rainbow)$/
  const isMarked = ({ word, us }: Sound): boolean => /ˈ.*ˌ[^aæɑɒɔəɜeiɪuʊʌɛɝɚo]*oʊ$/.test(us) && !compound.test(word)
  expect(faulty(isMarked, words)).toEqual([])
})

test('UK: no /hw/, no bare ɔ, no stressed schwa, no r but before a vowel, long signs after long vowels alone', () => {
  expect(faulty(({ uk }) => uk.includes('hw'))).toEqual([])
  expect(faulty(({ uk }) => /ɔ(?![ːɪ])/.test(uk))).toEqual([])
  expect(faulty(({ uk }) => /ˈ[^aæɑɒɔəɜeiɪuʊʌ]*ə(?!ʊ)/.test(uk))).toEqual([])
  // 'for' keeps its r before a word that begins with a vowel.
  expect(faulty(({ uk }) => /r(?!(?: ?[ˈˌ]?)[aæɑɒɔəɜeiɪuʊʌ])/.test(uk), entries)).toEqual([])
  expect(faulty(({ uk }) => /(?<![iuɑɔɜ])ː|[ɑɜ](?!ː)/.test(uk))).toEqual([])
})

test('US: no r lost before a vowel and no stressed ɪ right before the stress', () => {
  expect(faulty(({ us }) => /ɚ[ˈˌ]?[aæɑɔəɛiɪuʊʌoe]/.test(us))).toEqual([])
  expect(faulty(({ us }) => /ˌɪˈ/.test(us))).toEqual([])
})

/** Spelled with an r that American English does not sound. */
const SILENT_R = new Set(['dossier', 'Mrs'])

test('US: every r of the spelling is heard', () => {
  const lettersOf = (word: string): number => (word.match(/r+h?/gi) ?? []).length
  const isLost = ({ word, us }: Sound): boolean => lettersOf(word) > (us.match(/[rɚɝ]/g) ?? []).length
  expect(faulty((sound) => isLost(sound) && !SILENT_R.has(sound.word), entries)).toEqual([])
})

test('US: no vowel of British English alone, no /tju dju nju/ under stress, /ɪr/ and /aɪɚ/ as in "hear" and "fire"', () => {
  expect(faulty(({ us }) => /əʊ|(?<![aeɔ])ɪə|(?<![ao])ʊə|e(?!ɪ)/.test(us))).toEqual([])
  expect(faulty(({ us }) => /(?:^|[ˈˌ])s?[tdn]j[uʊ]/.test(us))).toEqual([])
  expect(faulty(({ us }) => /ir(?![ˈˌ])/.test(us) && !us.includes('rir'))).toEqual([])
  expect(faulty(({ us }) => /a[ɪʊ]r(?![ˈˌ]?[aæɑɔəɛiɪuʊʌɝɚoe])/.test(us))).toEqual([])
})

test('US: "law" and "lot" keep their vowels apart', () => {
  const pairs = ({ uk, us }: Sound): [string, string][] => {
    const [british, american] = [uk.match(NUCLEI) ?? [], us.match(NUCLEI) ?? []]
    return british.length === american.length ? british.map((vowel, index) => [vowel, american[index] ?? '']) : []
  }
  expect(faulty((sound) => pairs(sound).some(([uk, us]) => uk === 'ɔː' && us === 'ɑ'))).toEqual([])
  const isOpen = ({ uk, us }: Sound): boolean =>
    uk.includes('ɒ') && !uk.includes('ɔː') && /ɔ(?![ˈˌ]?[fsθŋɡrɪ])/.test(us)
  const long = new Set(
    'because cholesterol menthol ethanol methanol alcoholism gone bygone risotto solstice'.split(' '),
  )
  expect(faulty((sound) => isOpen(sound) && !long.has(sound.word) && !sound.word.includes(' '))).toEqual([])
})

test("endings have the weak vowels of learner's dictionaries in both accents", () => {
  const endsWith = (word: RegExp, sound: RegExp, except = /^$/): string[] =>
    faulty(
      (each) => word.test(each.word) && !except.test(each.word) && [each.uk, each.us].some((text) => sound.test(text)),
      entries,
    )
  expect(endsWith(/(?:age|edge|ege|idge)[sdr]?$/, /ədʒ(?:[dəɚ]|[əɪ]z)?$/)).toEqual([])
  expect(endsWith(/[td]ed$/, /[td]əd$/)).toEqual([])
  expect(endsWith(/(?:[sxzcg]|ch|sh)es$/, /[szʃʒ]əz$/)).toEqual([])
  expect(endsWith(/..less$/, /l[ɪɛe]s$/, /bless$|unless$|theless$|or less$/)).toEqual([])
  expect(endsWith(/ness$/, /n[ɪɛe]s$/)).toEqual([])
  expect(endsWith(/ity$/, /ɪti$/, /city$|pity$/i)).toEqual([])
  expect(endsWith(/ically$/, /kəli$/)).toEqual([])
  expect(endsWith(/is[mt]$/, /əst$|zm$/)).toEqual([])
})

test('a stressed third syllable has secondary stress before it', () => {
  const isUnmarked = (sound: string): boolean => {
    const [before = '', after] = sound.split('ˈ')
    const vowels = before.match(NUCLEI) ?? []
    return after !== undefined && !before.includes('ˌ') && vowels.length > 1
  }
  expect(faulty(({ uk, us }) => isUnmarked(uk) || isUnmarked(us))).toEqual([])
})

/** First parts that keep their last consonant: 'unable' ʌnˈeɪbəl, not ʌˈneɪbəl. */
const CLOSED_PARTS =
  /^(?:un|up|in|dis|mis|non|mal|mid|post|north|south|super|inter|under|over|counter|self|home|land|pass|what|when|wh[ei]|there|here|more|fore)|-|out|over|off$|up$|ache$|age[dr]?$|air$|eye$|ash$/

test('a stress mark stands before the consonants of its syllable', () => {
  const isLate = (sound: string): boolean => /[^aæɑɒɔəɜeiɪuʊʌɛɝɚoːˈˌ][ˈˌ][aæɑɒɔəɜeiɪuʊʌɛɝɚo]/.test(sound)
  const known = new Set('gridiron pineapple threshold weekend'.split(' '))
  const isExempt = (word: string): boolean => CLOSED_PARTS.test(word) || /^[A-Z]{2}/.test(word) || known.has(word)
  expect(faulty(({ word, uk, us }) => (isLate(uk) || isLate(us)) && !isExempt(word), words)).toEqual([])
})

test('UK: words like "hurry" and "parent" do not have the American vowel', () => {
  const long = new Set('blurry furry currish recurring referral stirring entrepreneurial'.split(' '))
  expect(faulty(({ word, uk }) => /ɜːr/.test(uk) && !long.has(word))).toEqual([])
  expect(faulty(({ word, uk }) => word.includes('parent') && /er(?=ə)/.test(uk))).toEqual([])
})

const LONG_IN_UK =
  `France advance advanced advancement advantage aft after aftermath afternoon afterward afterwards aghast aircraft alabaster almond
   alms answer ask aunt autograph avalanche balm banana bandmaster barrage bask basket basketball bath bathroom bathtub behalf blanch
   blast branch brass broadcast bypass calf calm camouflage can't casket cast caste casting castle chaff chance chancellor chant
   choreograph clasp class classless classmate classroom classy collage command commander commanding commandment commando contrast
   corral countermand craft craftsman craftsmanship crafty daft dance dancer dancing demand demanding disadvantage disaster disastrous
   disenchant disenchanted downcast draft drama draught eggplant embalm enchant enchanted enchanting enchantment enhance enhanced
   enhancement epitaph espionage everlasting example fast fasten fastener father fiberglass first-class flask footpath forecast
   freelance freelancer garage gasp ghastly giraffe glance glass glasses glassware glassy graft grant graph grasp grasping grass
   grasshopper grassland grassy half half-hearted halfway halve handicraft headmaster hereafter high-class hourglass hovercraft impasse
   implant lance lancet last lasting lastly laugh laughable laughter llama long-lasting mask masked massage mast master masterful
   masterpiece mastery mirage mischance moustache mustache nasty outcast outlast overcast overpass palm panorama paragraph pass passer
   passer-by passing passport password past pasteurize pastime pastor pastoral pasture path pathway photograph photographs plant planter
   planting plaster postmaster prance psalm pyjamas raft rafter rascal rasp raspberry rather remand reprimand sabotage sample sampling
   scarf schoolmaster shaft slander slanderous slant spacecraft staff staffer staffing stance stanch steadfast sunglasses supplant
   surpass surpassingly task telecast telegraph thereafter tomato trance transplant unmask vantage vase vast vastly wholehearted
   witchcraft world-class`.split(/\s+/)

test('words like "bath" have a long vowel in UK English', () => {
  const long = new Set(LONG_IN_UK)
  const listed = sounds.filter(({ word }) => long.has(word))
  expect(listed.length).toBeGreaterThan(150)
  expect(listed.filter(({ uk }) => !uk.includes('ɑː')).map(({ word, uk }) => `${word} /${uk}/`)).toEqual([])
})

test.for([
  ['this', 'ðɪs', 'ðɪs'],
  ['shut', 'ʃʌt', 'ʃʌt'],
  ['bible', 'ˈbaɪbəl', 'ˈbaɪbəl'],
  ['splendid', 'ˈsplendɪd', 'ˈsplɛndɪd'],
  ['hungry', 'ˈhʌŋɡri', 'ˈhʌŋɡri'],
  ['trivial', 'ˈtrɪviəl', 'ˈtrɪviəl'],
  ['consider', 'kənˈsɪdə', 'kənˈsɪdɚ'],
  ['empathy', 'ˈempəθi', 'ˈɛmpəθi'],
  ['clerk', 'klɑːk', 'klɝk'],
  ['schedule', 'ˈʃedjuːl', 'ˈskɛdʒul'],
  ['vase', 'vɑːz', 'veɪs'],
  ['leisure', 'ˈleʒə', 'ˈliʒɚ'],
  ['photographer', 'fəˈtɒɡrəfə', 'fəˈtɑɡrəfɚ'],
  ['chance', 'tʃɑːns', 'tʃæns'],
  ['live', 'lɪv', 'lɪv'],
  ['lead', 'liːd', 'lid'],
  ['tear', 'tɪə', 'tɪr'],
  ['wind', 'wɪnd', 'wɪnd'],
  ['read', 'riːd', 'rid'],
  ['close', 'kləʊz', 'kloʊz'],
  ['use', 'juːz', 'juz'],
  ['record', 'ˈrekɔːd', 'ˈrɛkɚd'],
  ['separate', 'ˈseprət', 'ˈsɛprət'],
  ['present', 'ˈprezənt', 'ˈprɛzənt'],
  ['row', 'rəʊ', 'roʊ'],
  ['bow', 'baʊ', 'baʊ'],
  ['what', 'wɒt', 'wʌt'],
  ['where', 'weə', 'wɛr'],
  ['go', 'ɡəʊ', 'ɡoʊ'],
  ['although', 'ɔːlˈðəʊ', 'ˌɔlˈðoʊ'],
  ['foe', 'fəʊ', 'foʊ'],
  ['audio', 'ˈɔːdiəʊ', 'ˈɔdioʊ'],
  ['bottle', 'ˈbɒtəl', 'ˈbɑtəl'],
  ['cotton', 'ˈkɒtən', 'ˈkɑtən'],
  ['prism', 'ˈprɪzəm', 'ˈprɪzəm'],
  ['happy', 'ˈhæpi', 'ˈhæpi'],
  ['radio', 'ˈreɪdiəʊ', 'ˈreɪdioʊ'],
  ['actual', 'ˈæktʃuəl', 'ˈæktʃuəl'],
  ['fear', 'fɪə', 'fɪr'],
  ['atmosphere', 'ˈætməsfɪə', 'ˈætməˌsfɪr'],
  ['ability', 'əˈbɪləti', 'əˈbɪləti'],
  ['city', 'ˈsɪti', 'ˈsɪti'],
  ['pity', 'ˈpɪti', 'ˈpɪti'],
  ['careful', 'ˈkeəfəl', 'ˈkɛrfəl'],
  ['careless', 'ˈkeələs', 'ˈkɛrləs'],
  ['express', 'ɪkˈspres', 'ɪkˈsprɛs'],
  ['issue', 'ˈɪʃuː', 'ˈɪʃu'],
  ['process', 'ˈprəʊses', 'ˈprɑsɛs'],
  ['project', 'ˈprɒdʒekt', 'ˈprɑdʒɛkt'],
  ['object', 'ˈɒbdʒekt', 'ˈɑbdʒɛkt'],
  ['content', 'ˈkɒntent', 'ˈkɑntɛnt'],
  ['august', 'ˈɔːɡəst', 'ˈɔɡəst'],
  ['lawyer', 'ˈlɔɪə', 'ˈlɔɪɚ'],
  ['February', 'ˈfebruəri', 'ˈfɛbruˌɛri'],
  ['yesterday', 'ˈjestədeɪ', 'ˈjɛstɚˌdeɪ'],
  ['water', 'ˈwɔːtə', 'ˈwɔtɚ'],
  ['tomorrow', 'təˈmɒrəʊ', 'təˈmɑroʊ'],
  ['orange', 'ˈɒrɪndʒ', 'ˈɔrəndʒ'],
  ['foreign', 'ˈfɒrən', 'ˈfɔrən'],
  ['furniture', 'ˈfɜːnɪtʃə', 'ˈfɝnɪtʃɚ'],
  ['a', 'ə', 'ə'],
  ['the', 'ðə', 'ðə'],
  ['rather', 'ˈrɑːðə', 'ˈræðɚ'],
  ['example', 'ɪɡˈzɑːmpəl', 'ɪɡˈzæmpəl'],
  ['castle', 'ˈkɑːsəl', 'ˈkæsəl'],
  ['aunt', 'ɑːnt', 'ænt'],
  ['behalf', 'bɪˈhɑːf', 'bɪˈhæf'],
  ['electric', 'ɪˈlektrɪk', 'ɪˈlɛktrɪk'],
  ['certificate', 'səˈtɪfɪkət', 'sɚˈtɪfɪkət'],
  ['scarce', 'skeəs', 'skɛrs'],
  ['remains', 'rɪˈmeɪnz', 'rɪˈmeɪnz'],
  ['rich', 'rɪtʃ', 'rɪtʃ'],
  ['parent', 'ˈpeərənt', 'ˈpɛrənt'],
  ['squirrel', 'ˈskwɪrəl', 'ˈskwɝəl'],
  ['makeup', 'ˈmeɪkʌp', 'ˈmeɪkˌʌp'],
  ['imagination', 'ɪˌmædʒɪˈneɪʃən', 'ɪˌmædʒəˈneɪʃən'],
  ['reduction', 'rɪˈdʌkʃən', 'rɪˈdʌkʃən'],
  ['endurance', 'ɪnˈdjʊərəns', 'ɪnˈdʊrəns'],
  ['insignificant', 'ˌɪnsɪɡˈnɪfɪkənt', 'ˌɪnsɪɡˈnɪfɪkənt'],
  ['minutely', 'maɪˈnjuːtli', 'maɪˈnutli'],
  ['assiduous', 'əˈsɪdjuəs', 'əˈsɪdʒuəs'],
  ['mellifluous', 'meˈlɪfluəs', 'məˈlɪfluəs'],
  ['germane', 'dʒɜːˈmeɪn', 'dʒɚˈmeɪn'],
  ['customary', 'ˈkʌstəməri', 'ˈkʌstəˌmɛri'],
  ['manager', 'ˈmænɪdʒə', 'ˈmænɪdʒɚ'],
  ['curry', 'ˈkʌri', 'ˈkɝi'],
  ['ourselves', 'ˌaʊəˈselvz', 'ˌaʊɚˈsɛlvz'],
  ['outlast', 'ˌaʊtˈlɑːst', 'ˌaʊtˈlæst'],
] as const)('%s is /%s/ in the UK and /%s/ in the US', ([word, uk, us]) => {
  expect(sounds.find((sound) => sound.word === word)).toEqual({ word, uk, us })
})
