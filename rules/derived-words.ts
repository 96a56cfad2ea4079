/**
 * Words that a dictionary does not list since they explain themselves: 'pinkish', 'tearfully', 'shoelaces'. What looks like one and is a slip away
 * from a word of the dictionary is a slip: 'informations', 'realy'.
 */

/** Stems have so many letters at least: 'bely' is no 'be' with an ending. */
const FEWEST = 3
/** In 'shoelace' each part has so many; 'alot' is no word. */
const PART = 4

const list = (text: string): readonly string[] => text.split(' ')
const prefixes = list(
  'un non re over under mis out anti self super semi ultra pre co sub counter inter intra dis de in im ir up down',
)
/** What nearly every word takes. */
const free = list('ly ness less like ish wise')
const others = list(
  'ally able ible ability ibility ful ship hood ward er ers or ors ist ists ism ity ive al ial ian ary ory ation ations ance ence ous ic ' +
    'ical y ie s es ed ing ize izes ized izing ise ised ify ified ee ees ess let lets man men woman women',
)

type IsWord = (text: string) => boolean

/** Whether a text that the dictionary does not have is a word all the same, made of words that it has. */
export function isDerived(text: string, isWord: IsWord): boolean {
  if (hasEnding(text, free, isWord)) return true
  const isMade = hasPrefix(text, isWord) || hasEnding(text, others, isWord) || isCompound(text, isWord)
  return isMade && !isSlip(text, isWord)
}

const hasPrefix = (text: string, isWord: IsWord): boolean =>
  prefixes.some((prefix) => {
    const stem = text.slice(prefix.length)
    const isLong = text.startsWith(prefix) && stem.length > FEWEST
    return isLong && (isWord(stem) || hasEnding(stem, free, isWord) || hasEnding(stem, others, isWord))
  })

const hasEnding = (text: string, endings: readonly string[], isWord: IsWord): boolean =>
  endings.some((ending) => text.endsWith(ending) && stemsOf(text.slice(0, -ending.length), ending).some(isWord))

/** What an ending may have been put to: 'happi' in 'happily' is 'happy', and 'happyly' is nothing. */
function stemsOf(stem: string, ending: string): string[] {
  if (stem.length < FEWEST || /[^aeiou]y$/.test(stem)) return []
  if (/(?:le|ue)$/.test(stem) && ending === 'ly') return []
  const stems = stem.endsWith('i') ? [`${stem.slice(0, -1)}y`] : [stem]
  return /^[aeiouy]/.test(ending) ? [...stems, `${stem}e`] : stems
}

function isCompound(text: string, isWord: IsWord): boolean {
  for (let at = PART; at <= text.length - PART; at += 1)
    if (isWord(text.slice(0, at)) && isWord(text.slice(at))) return true
  return false
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/** Whether one letter more, less, another one or two in the wrong order make it a word. */
function isSlip(text: string, isWord: IsWord): boolean {
  for (let at = 0; at <= text.length; at += 1) {
    const [before, after] = [text.slice(0, at), text.slice(at)]
    const rest = after.slice(1)
    if (after !== '' && isWord(before + rest)) return true
    if (after.length > 1 && isWord(before + after.charAt(1) + after.charAt(0) + after.slice(2))) return true
    if (LETTERS.some((letter) => isWord(before + letter + after) || (after !== '' && isWord(before + letter + rest))))
      return true
  }
  return false
}
