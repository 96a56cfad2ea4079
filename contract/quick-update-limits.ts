/** Bounds and names of the quick update, apart from its schemas: the browser loads these alone. */

/** The most rows of a file. */
export const QUICK_UPDATE_ROWS = 5000
/** The largest file in bytes. The body of a call, which carries it as a JSON text, may be a little larger. */
export const QUICK_UPDATE_BYTES = 8_000_000

export const quickUpdateFormats = ['csv', 'json'] as const
export const quickUpdateStates = ['new', 'changed', 'same', 'wrong'] as const

/** The columns of a file by their first names; senses, examples, phrases and parts go on with numbers, as 'zh_2'. */
export const quickUpdateColumns = [
  'word',
  'part_of_speech',
  'zh',
  'en',
  'sense_ipa_uk',
  'sense_ipa_us',
  'example_en',
  'example_zh',
  'phrase',
  'phrase_zh',
  'part',
  'part_zh',
  'part_en',
  'part_origin',
  'hidden',
  'ipa_uk',
  'ipa_us',
  'forms',
  'synonyms',
  'antonyms',
  'family',
  'related',
  'etymology_zh',
  'etymology_en',
  'memory_zh',
  'memory_en',
  'culture_zh',
  'culture_en',
  'picture',
  'look_alikes',
  'tags',
] as const
