/**
 * Weak vowels of endings, as learner's dictionaries of today write them in both accents: 'manage' ˈmænɪdʒ, 'added' ˈædɪd, 'artist' ˈɑrtɪst.
 * The sources vary from word to word.
 */

const ENDINGS: readonly [spelling: RegExp, sound: RegExp, today: string][] = [
  [
    /(?:age|ege|[ei]dge)(?:[sdr]|able|ment)?$|(?:ag|eg)ing$/,
    /(?<!ˈ[^aæɑɒɔəɜeiɪuʊʌɛɝɚo]*)ə(?=dʒ(?:[dəɚ]|əbəl|[əɪ]z|mənt|ɪŋ)?$)/,
    'ɪ',
  ],
  [/[td]ed$|id$/, /(?<=[^ˈˌ])əd$/, 'ɪd'],
  [/(?:[sxzcg]|ch|sh)es$/, /(?<=[szʃʒ])əz$/, 'ɪz'],
  [/ics?$/, /ə(?=ks?$)/, 'ɪ'],
  [/ive$/, /əv$/, 'ɪv'],
  [/ice$/, /əs$/, 'ɪs'],
  [/ist$/, /əst$/, 'ɪst'],
  [/ists$/, /əsts$/, 'ɪsts'],
  [/is[mt]$/, /(?<=z)m$/, 'əm'],
  [/it$/, /ət$/, 'ɪt'],
  [/ity$/, /(?<!ˈ[^aæɑɒɔəɜeiɪuʊʌɛɝɚo]*)ɪti$/, 'əti'],
  [/ically$/, /[ɪə]kə?li$/, 'ɪkli'],
  [/fully$/, /fl?li$/, 'fəli'],
  [/ible$/, /(?<![aeɔ])ɪbəl$/, 'əbəl'],
  [/ibility$/, /ɪ(?=ˈbɪləti$)/, 'ə'],
  [/..less$/, /l[ɪɛ]s$/, 'ləs'],
  [/ness$/, /ˌ?n[ɪɛ]s$/, 'nəs'],
  [/i(?:ness|less)$/, /ɪ(?=[nl]əs$)/, 'i'],
  [/ied$/, /(?<![aeˈˌ])ɪ(?=d$)/, 'i'],
  [/ment$/, /mɪnt$/, 'mənt'],
  [/ate(?:ly)?$/, /(?<!e)ɪ(?=t(?:li)?$)/, 'ə'],
  [/[bcdfgkptz]l(?:ing|ers?|ish)$/, /(?<=[bdfɡkptz])əl(?=ɪ|[əɚ]z?$)/, 'l'],
]

/** Words that only look like words with an ending: 'bless', 'unless', 'nevertheless'. */
const STRESSED_LESS = /^(?:bless|unless|.*theless)$/

/** A sound of either accent with the weak vowels of its word's ending. */
export const weakenEnding = (sound: string, word: string): string =>
  STRESSED_LESS.test(word)
    ? sound
    : ENDINGS.reduce((text, [spelling, old, today]) => (spelling.test(word) ? text.replace(old, today) : text), sound)
