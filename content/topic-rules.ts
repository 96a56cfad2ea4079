/** What glosses, files of WordNet and kinds of things say about the topic of a word. */

/**
 * Topics by what a gloss names, the first that fits: 'a place where sick people are cared for' is about health. Glosses are ours, plain and short, so
 * few words decide.
 */
export const GLOSS_THEMES: readonly (readonly [topic: string, words: RegExp])[] = [
  [
    'technology',
    /\b(?:computers?|software|internet|websites?|web|online|e-?mails?|digital|electronic|electrical|robots?|machine learning|phones?|screen)\b/,
  ],
  ['environment', /\b(?:pollut\w+|environment|climate|greenhouse|recycl\w+|waste|rubbish|fuels?|electricity)\b/],
  [
    'body-health',
    /\b(?:disease|illness|ill|sick|medicines?|medical|doctors?|patients?|hospitals?|health|healthy|infection|injur\w+|wound|pain|heal|blood|bones?|muscles?|skin|lungs?|teeth)\b/,
  ],
  [
    'education',
    /\b(?:schools?|students?|pupils?|universit\w+|colleges?|exams?|lessons?|teach\w*|studies|study|degree|learning)\b/,
  ],
  [
    'economy',
    /\b(?:money|prices?|banks?|pay|paid|paying|payments?|buy|buying|sell|selling|sold|tax|taxes|debts?|trade|profits?|costs?|economy|goods|shares in)\b/,
  ],
  ['work', /\b(?:compan(?:y|ies)|jobs?|workers?|employ\w+|business|businesses|office|staff|career)\b/],
  [
    'society',
    /\b(?:law|laws|legal|crimes?|criminals?|police|courts?|prison|governments?|countr(?:y|ies)|vote|elect\w*|political|army|soldiers?|wars?|weapons?|citizens?|religio\w+|church|king|queen|rulers?|enem\w+)\b/,
  ],
  ['sport', /\b(?:sports?|players?|teams?|match|games?|race|ball|athletes?)\b/],
  [
    'arts',
    /\b(?:music|musical|songs?|paintings?|painter|film|films|stage|theatre|poems?|novel|artists?|dance|dancing|actors?)\b/,
  ],
  [
    'food',
    /\b(?:food|foods|cook|cooking|cooked|eat|eating|eaten|drinks?|meals?|meat|fruit|vegetables?|bread|soup|kitchen|restaurant|taste|bak(?:e|ed|ing)|fried)\b/,
  ],
  ['clothes', /\b(?:clothes|clothing|worn|wear|dress|shoes?|cloth)\b/],
  [
    'travel',
    /\b(?:travel\w*|journeys?|trips?|vehicles?|cars?|trains?|bus|ships?|boats?|planes?|aircraft|passengers?|airport|roads?|tourists?|hotels?|drivers?)\b/,
  ],
  ['city', /\b(?:city|cities|towns?|streets?|buildings?|walls|rooms?)\b/],
  ['animals', /\b(?:animals?|birds?|fish|insects?|horses?|dogs?|cows?|sheep)\b/],
  ['plants', /\b(?:plants?|trees?|flowers?|crops?|seeds?|leaves|farm\w*)\b/],
  ['nature', /\b(?:sea|sky|rivers?|mountains?|weather|wind|rain|snow|sun|moon|land|rocks?|earth|water)\b/],
  [
    'science',
    /\b(?:science|scientists?|scientific|chemical|chemistry|physics|cells?|atoms?|gas|gases|metals?|planets?|energy|temperature|light)\b/,
  ],
  [
    'language',
    /\b(?:words?|speak\w*|spoken|speech|say|says|said|tell|telling|talk|talking|language|letters?|write|written|writing|read|message|news|sentence|books?|story|stories)\b/,
  ],
]

/** The same for adjectives and adverbs, where no theme is named: what kind of quality it is. */
export const GLOSS_QUALITIES: readonly (readonly [topic: string, words: RegExp])[] = [
  [
    'feelings',
    /\b(?:feel|feeling|feelings|happy|sad|angry|anger|fear|afraid|love|joy|sorrow|worried|pleasure|pleased|excited)\b/,
  ],
  [
    'senses',
    /\b(?:sounds?|colou?rs?|noise|smell|look|looks|bright|shine|shiny|beautiful|dark|smooth|soft|surface|hear|heard|loud|hair|pattern)\b/,
  ],
  [
    'time',
    /\b(?:times?|days?|weeks?|months?|years?|hours?|minutes?|soon|earlier|later|moment|before|after|young|again|first|last|slowly|quickly|fast|speed)\b/,
  ],
  [
    'numbers',
    /\b(?:numbers?|amounts?|size|large|small|big|bigger|smaller|long|short|wide|high|low|deep|shape|edge|middle|top|part|half|many|much|more|less|degree|distance|whole|side|inside|outside|near|line)\b/,
  ],
  [
    'character',
    /\b(?:kind|brave|careful\w*|honest|rude|polite|proud|clever|silly|behav\w+|manners?|others|cruel|lazy|confident|stubborn|selfish|foolish)\b/,
  ],
]

/** Topics of WordNet's lexicographer files, by their number, where the kind of thing is the topic. */
export const FILES_OF_THINGS: Readonly<Record<number, string>> = {
  5: 'animals',
  8: 'body-health',
  13: 'food',
  18: 'people',
  20: 'plants',
  28: 'time',
}

/** What our glosses call a person. */
export const PERSON =
  /\b(?:person|people|someone|somebody|anyone|who|whose|man|men|woman|women|child|boy|girl|player|worker|member|officer|official|soldier|leader|friend|enemy|student|human)\b/

/** Topics of the other files: they hold where the gloss names none. */
export const FILES: Readonly<Record<number, string>> = {
  ...FILES_OF_THINGS,
  4: 'events',
  7: 'numbers',
  9: 'thinking',
  10: 'language',
  11: 'events',
  12: 'feelings',
  14: 'society',
  15: 'city',
  16: 'thinking',
  17: 'nature',
  19: 'nature',
  21: 'economy',
  22: 'change',
  23: 'numbers',
  24: 'ideas',
  25: 'numbers',
  26: 'ideas',
  27: 'science',
  29: 'body-health',
  30: 'change',
  31: 'thinking',
  32: 'language',
  33: 'sport',
  34: 'food',
  35: 'making',
  36: 'making',
  37: 'feelings',
  38: 'movement',
  39: 'senses',
  40: 'being',
  41: 'society',
  42: 'being',
  43: 'nature',
}

/** What an artefact is, by the words of what it is a kind of, the nearest first. */
export const ARTEFACTS: readonly (readonly [topic: string, kinds: RegExp])[] = [
  ['clothes', /^(clothing|footwear|headdress|jewelry|fabric|garment|accessory)$/],
  ['technology', /^(computer|electronic equipment|electronic device|software|computer network|telephone)$/],
  ['travel', /^(vehicle|conveyance|way|craft|vessel)$/],
  ['sport', /^(game equipment|sports equipment)$/],
  ['arts', /^(musical instrument|plaything|art|toy|representation|film|artwork)$/],
  ['home', /^(furniture|furnishing|container|tableware|kitchen utensil|bedclothes|appliance|home appliance)$/],
  ['tools', /^(device|machine|tool|implement|weapon|equipment|instrumentality)$/],
  ['city', /^(building|structure|facility|area|room|housing|establishment)$/],
]

/** Topics of pictures, by their subcategory or category; the rest is told apart by WordNet. */
export const PICTURES: Readonly<Record<string, string>> = {
  'animal-mammal': 'animals',
  'bird-fish-reptile': 'animals',
  'earth-sky': 'nature',
  'food-drink': 'food',
  body: 'body-health',
  people: 'people',
  'fairy-tale': 'people',
  feeling: 'feelings',
  transport: 'travel',
  place: 'city',
  'music-art': 'arts',
  'party-game': 'arts',
  activities: 'sport',
  clothing: 'clothes',
  household: 'home',
}
