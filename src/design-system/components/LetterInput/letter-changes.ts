const latin = /[\p{Script=Latin}\p{N}]/u
const otherLetter = /[^\P{L}\p{Script=Latin}]/u

/**
 * The letters of a typed or composed text, in order: Latin ones and digits, full-width forms as they are. Spaces,
 * hyphens and the apostrophes that a pinyin keyboard puts between syllables are no letters here.
 */
export function lettersOf(text: string): string[] {
  return [...text].filter((char) => latin.test(char))
}

/** Letters of a text still being composed. Pinyin keyboards draw a typed v as ü. */
export function lettersOfComposition(text: string): string[] {
  return lettersOf(text.replaceAll('ü', 'v'))
}

/** Whether a text holds letters of another script, such as the Chinese word that a keyboard made of pinyin. */
export function hasOtherScript(text: string): boolean {
  return otherLetter.test(text)
}

/** What happened between two states of a composition: so many letters taken back, then these typed. */
export function changeBetween(before: readonly string[], after: readonly string[]) {
  let same = 0
  while (same < before.length && same < after.length && before[same] === after[same]) same += 1
  return { removed: before.length - same, added: after.slice(same) }
}
