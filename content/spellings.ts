/** How a word may be spelled in a sentence. */

/**
 * The word, its listed forms and its regular ones ('dogs', "dog's", 'planned', 'making', 'tried'), in lower case. Some
 * of them no dictionary has: to find a word in a sentence, not to show.
 */
export function spellingsOf(headword: string, forms: readonly string[]): string[] {
  const word = headword.toLowerCase()
  const stems = [word, word.replace(/e$/, ''), word + word.slice(-1), word.replace(/y$/, 'i')]
  const endings = ['', 's', 'es', 'd', 'ed', 'ing', "'s", 'er', 'est']
  return [...forms, ...endings.flatMap((ending) => stems.map((stem) => stem + ending))]
}
