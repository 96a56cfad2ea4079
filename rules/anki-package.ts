/** What the page, the export and the import know of Anki packages. */

/** Files of a package that hold its notes, the newest form first. A package in a new form has an empty one in the oldest, for old programs. */
export const collectionNames = ['collection.anki21b', 'collection.anki21', 'collection.anki2'] as const

/** Fields of the note type of our packages, in their order. */
export const packageFields = ['Word', 'Phonetic', 'My meaning', 'Chinese', 'English', 'Example', 'Remark'] as const
export type PackageField = (typeof packageFields)[number]

export interface FieldGuess {
  readonly word: number
  readonly meaning: number | null
  readonly remark: number | null
}

const wordName = /^(单词|词|词汇|英文|英语|正面|word|words|term|headword|english|vocabulary|expression|front|target)$/i
/** By rank: what is surely a meaning comes before what may be one. */
const meaningNames = [
  /^(my meaning|释义|意思|中文|翻译|中文释义|解释|meaning|translation|chinese|zh)$/i,
  /(释义|意思|中文|翻译|meaning|translation|chinese)/i,
  /^(背面|back|definition|explanation|answer)$/i,
  /(definition|解释)/i,
]
const remarkNames = [/^(备注|笔记|注释|remark|remarks|note|notes|comment|extra)$/i, /(例句|example|sentence)/i]

const hasChinese = (text: string) => /\p{Script=Han}/u.test(text)
const isWord = (text: string) =>
  /\p{Script=Latin}/u.test(text) && !hasChinese(text) && text.length <= 64 && text.split(/\s+/).length <= 4

/** Which field is the word, which the meaning, and which a remark, by names of fields and by the first notes as plain text. */
export function guessFields(names: readonly string[], samples: readonly (readonly string[])[]): FieldGuess {
  const share = (field: number, test: (text: string) => boolean) =>
    samples.filter((sample) => test(sample[field] ?? '')).length / Math.max(1, samples.length)
  const indexes = names.map((_, index) => index)
  const mostly = (test: (text: string) => boolean, not: readonly number[]) =>
    indexes.find((index) => !not.includes(index) && share(index, test) > 0.5)
  const byName = (patterns: readonly RegExp[], not: readonly number[]) =>
    patterns
      .flatMap((pattern) => indexes.filter((index) => pattern.test((names[index] ?? '').trim())))
      .find((index) => !not.includes(index))
  const named = indexes.find((index) => wordName.test((names[index] ?? '').trim()))
  // A name may lie: 'Front' is often the Chinese side.
  const word =
    named !== undefined && (samples.length === 0 || share(named, isWord) >= 0.5)
      ? named
      : (mostly(isWord, []) ?? named ?? 0)
  const meaning =
    byName(meaningNames, [word]) ?? mostly(hasChinese, [word]) ?? indexes.find((index) => index !== word) ?? null
  const remark = byName(remarkNames, meaning === null ? [word] : [word, meaning]) ?? null
  return { word, meaning, remark }
}
