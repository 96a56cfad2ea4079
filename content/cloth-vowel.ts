/**
 * The US vowel of 'cloth': /ɔ/ in words such as 'off', 'boss', 'cost', 'long' and 'dog'. The source of US phones writes some of them with /ɔ/
 * and others with the vowel of 'lot' ('loss' lɔs, 'boss' bɑs). Learners' dictionaries print /ɔ/ first in all of these.
 */

/** 'fog', 'frog' and 'jog' have the vowel of 'lot', as 'gossip', 'possible' and 'costume' have. */
const SPELLINGS = new RegExp(
  [
    '(?<!pr)off|oft|ough',
    'boss|(?<!b)loss(?!al|us)|moss|toss|dross|cross',
    'cost(?!ar|um)|lost|frost|foster',
    'cloth|broth(?!el)|froth|(?<!be)moth(?!er)',
    'long(?!ev|itu)|song|strong|wrong|throng|gong|prong|tongs|thong',
    'dog(?!m|ger)|(?<![cfs])log(?:$|[gs]|book|jam|ue)',
  ].join('|'),
)

/** US English with the vowel of 'cloth' where the spelling of the word tells that it has it. */
export function withClothVowel(us: string, word: string): string {
  return SPELLINGS.test(word) ? us.replaceAll(/ɑ(?=[ˈˌ]?[fsθŋɡ])/g, 'ɔ') : us
}
