/** Words that the dictionary lacks: the learner's own, known by ids below 0. */

/** Whether the id of a word is that of a learner's own. */
export const isOwnWord = (id: number): boolean => id < 0

/** A text as the dictionary would write it: plain apostrophes and hyphens, single spaces. */
export const tidyWord = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[’‘`´]/g, "'")
    .replace(/[‐‑–]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()

/** What two writings of one own word have in common. */
export const ownKey = (text: string): string => tidyWord(text).toLowerCase()

/** Letters of the Latin script, at least one, and the separators of a phrase. */
const SPELLABLE = /^(?=.*\p{Script=Latin})[\p{Script=Latin}\p{M}\d '.,!?&/()-]+$/u

/** Whether an own word can be asked about: it has a meaning, and can be spelled on any keyboard. */
export const isAskable = ({ word, meaning }: { word: string; meaning: string | null | undefined }): boolean =>
  (meaning ?? '').trim() !== '' && SPELLABLE.test(tidyWord(word))
