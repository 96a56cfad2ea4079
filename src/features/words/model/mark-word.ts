interface Part {
  readonly text: string
  readonly marked: boolean
}

/** Parts a sentence where the word or phrase stands in it, in any common form: 'go' is marked in 'She goes home'. */
export function markWord(sentence: string, word: string): Part[] {
  if (word.includes(' ')) return markPhrase(sentence, word)
  const stem = word.toLowerCase().replace(/(e|y)$/, '')
  // A stem of two letters would be found everywhere.
  const begin = stem.length < 3 ? word.toLowerCase() : stem
  const parts = sentence.split(/([\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*)/u)
  return parts
    .map((text) => ({ text, marked: isForm(text.toLowerCase(), begin, word.toLowerCase()) }))
    .filter(({ text }) => text !== '')
}

/** Only the first and last word of a phrase change, the first perhaps past its first letter: 'took off', 'ice creams'. */
function markPhrase(sentence: string, phrase: string): Part[] {
  const words = phrase.toLowerCase().split(' ')
  const signs = words.map((word, index) => {
    if (word === "one's" || word === 'your') return '[a-z]+'
    if (word === 'oneself' || word === 'yourself') return '[a-z]+sel(?:f|ves)'
    const exact = word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    if (index > 0) return index === words.length - 1 ? `${exact}(?:e?s)?` : exact
    return word === 'go' ? '(?:go[a-z]*|went)' : `(?:${exact}|${exact.charAt(0)}[a-z]+)`
  })
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(${signs.join('\\s')})(?![\\p{L}\\p{N}])`, 'giu')
  return sentence
    .split(found)
    .map((text, index) => ({ text, marked: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}

const endings = /^(e?s|e?d|ing|e|y|ies|ied|ier|iest|e?r|e?st|ly|[a-z]ing|[a-z]ed)?$/

const isForm = (text: string, begin: string, word: string): boolean =>
  text === word || (text.startsWith(begin) && endings.test(text.slice(begin.length)))
