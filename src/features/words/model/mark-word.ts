/** Parts a sentence where the word stands in it, in any common form: 'go' is marked in 'She goes home'. */
export function markWord(sentence: string, word: string): { text: string; marked: boolean }[] {
  const stem = word.toLowerCase().replace(/(e|y)$/, '')
  // A stem of two letters would be found everywhere.
  const begin = stem.length < 3 ? word.toLowerCase() : stem
  const parts = sentence.split(/([\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*)/u)
  return parts
    .map((text) => ({ text, marked: isForm(text.toLowerCase(), begin, word.toLowerCase()) }))
    .filter(({ text }) => text !== '')
}

const endings = /^(e?s|e?d|ing|e|y|ies|ied|ier|iest|e?r|e?st|ly|[a-z]ing|[a-z]ed)?$/

const isForm = (text: string, begin: string, word: string): boolean =>
  text === word || (text.startsWith(begin) && endings.test(text.slice(begin.length)))
