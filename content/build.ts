/** Builds every row of the dictionary from the packages and our own corrections, the same from run to run. */
import type { PartOfSpeech } from '#contract/words'
import { readAuthoredCourses } from './authored-courses.ts'
import type { AuthoredWord } from './authored-words.ts'
import { authoredNameOf, readAuthoredWords } from './authored-words.ts'
import { isReviewed, readVerdicts } from './authoring/reviews.ts'
import { readWordBases } from './bases.ts'
import { categoryRows } from './categories.ts'
import { isUnfit } from './denied.ts'
import type { Dictionary, Headword } from './dictionary.ts'
import { readDictionary } from './dictionary.ts'
import { exampleRows, indexExamples, indexOwnSentences } from './examples.ts'
import { soundOfSense } from './heteronyms.ts'
import { nearSynonymRows } from './near-synonyms.ts'
import { neighbourRows } from './neighbours.ts'
import { officialNoteRows } from './official-notes.ts'
import { indexPhrases, phraseRows } from './phrases.ts'
import { pictureWords, type PictureWord } from './pictures.ts'
import { createPronouncer, type Pronunciation } from './pronunciation.ts'
import { lookAlikeRows } from './look-alikes.ts'
import { relationRows } from './relations.ts'
import type { ContentRows, CourseRow, FormRow, SenseRow, WordNoteRow, WordRow } from './rows.ts'
import { FUNCTION_WORDS, groupSenses, meaningsOf, senseRows } from './senses.ts'
import { openWordNet } from './sources/wordnet.ts'
import { topicOf } from './topic-of.ts'
import { indexNearSynonyms, indexRoots, rootRows } from './word-notes.ts'

/** All rows, those of a word in the order of headwords. Takes some seconds: for the import program and tests only. */
export async function buildContent(): Promise<ContentRows> {
  const wordnet = await openWordNet()
  const [authored, verdicts] = await Promise.all([readAuthoredWords(), readVerdicts()])
  const dictionary = await readDictionary(wordnet, authored, readWordBases(authored))
  const [roots, nearSynonyms] = await Promise.all([indexRoots(), indexNearSynonyms()])
  const courses = (await readAuthoredCourses()).map((course) => withHeadwords(course, dictionary))
  const examples = indexExamples(wordnet, dictionary.rankOf)
  const ownSentences = indexOwnSentences(authored.values(), courses)
  // A sentence with 'saw' says 'see' more often than 'saw'.
  const inflected = new Set(
    [...dictionary.headwords.values()].flatMap(({ word, forms }) =>
      forms.map(({ form }) => form).filter((form) => form !== word),
    ),
  )
  const phrases = indexPhrases(dictionary, authored)
  const pronounce = createPronouncer(dictionary)
  const pictures = new Map(pictureWords.map((word) => [word.headword, word]))

  const rows: ContentRows = {
    words: [],
    senses: [],
    examples: [],
    relations: [],
    phrases: [],
    forms: [],
    roots: [],
    nearSynonyms: [],
    neighbours: [],
    lookAlikes: [],
    wordNotes: [],
    pictures: [],
    categories: [],
    levelWords: [],
    officialNotes: [],
    courses,
    bases: [],
  }
  for (const entry of dictionary.headwords.values()) {
    const picture = pictures.get(entry.word)
    const name = authoredNameOf(entry.word, entry.forms, authored)
    const own = authored.get(name)
    const reviewed = isReviewed(own, verdicts.get(name))
    const groups = reviewed || own?.complete ? [] : groupSenses(entry, wordnet)
    const meanings = meaningsOf(entry, groups, picture, own)
    if (!meanings) continue
    const senses = senseRows(entry, groups, own)
    // The sense that questions ask: that of the picture, where the word has it, else the first.
    const asked = picture ? senses.find(({ zh }) => zh?.includes(picture.zh)) : senses[0]
    const sound = { ...pronounce(entry), ...soundOfHeadline(senses, picture, asked) }
    const headline = { ...meanings, partOfSpeech: partOfHeadline(asked, picture) }
    rows.words.push(wordRow(entry, headline, sound, topicOf(entry, wordnet, picture, own), reviewed))
    rows.senses.push(...senses)
    const lent = inflected.has(entry.word) ? [] : ownSentences.get(entry.word)
    rows.examples.push(...exampleRows(entry, examples, lent ?? [], own, asked?.zh ?? null))
    if (!isFunctionWord(own))
      rows.relations.push(...relationRows(entry, wordnet, dictionary, reviewed ? own : undefined))
    rows.phrases.push(...phraseRows(entry, phrases))
    rows.forms.push(...formRows(entry))
    rows.roots.push(...rootRows(entry, roots, own))
    rows.nearSynonyms.push(...nearSynonymRows(entry.word))
    rows.wordNotes.push(...noteRows(entry, own))
    if (picture) rows.pictures.push({ headword: entry.word, file: picture.file })
  }
  const written = new Set(rows.words.map(({ headword }) => headword))
  rows.bases.push(...dictionary.bases.filter(({ headword }) => written.has(headword)))
  rows.lookAlikes.push(...lookAlikeRows(written))
  const { categories, levelWords } = categoryRows(rows.words)
  rows.neighbours.push(...neighbourRows(rows.words, { wordnet, nearSynonyms, relations: rows.relations }))
  return { ...rows, categories, levelWords, officialNotes: officialNoteRows(rows.words, rows.senses) }
}

/** How the word is said in the meaning that questions ask. Nothing for words of one sound. */
function soundOfHeadline(
  senses: readonly SenseRow[],
  picture: PictureWord | undefined,
  asked: SenseRow | undefined,
): Partial<Pronunciation> {
  const { headword = '', ipaUk: uk, ipaUs: us } = asked ?? senses[0] ?? {}
  if (picture && !asked) return soundOfSense(headword, 'n', picture.zh) ?? {}
  return uk && us ? { uk, us } : {}
}

/** The part of speech of the meaning that questions ask. */
function partOfHeadline(asked: SenseRow | undefined, picture: PictureWord | undefined): PartOfSpeech | null {
  if (asked || !picture) return asked?.partOfSpeech || null
  return picture.en.startsWith('to ') ? 'v' : picture.zh.endsWith('的') ? 'adj' : 'n'
}

/** To WordNet 'he' is helium and 'in' an inch: its relations say nothing about them. */
function isFunctionWord(own: AuthoredWord | undefined): boolean {
  const [first] = own?.senses ?? []
  return own?.complete === true && first !== undefined && FUNCTION_WORDS.has(first.pos)
}

function wordRow(
  entry: Headword,
  meanings: { zh: string; en: string; partOfSpeech: PartOfSpeech | null },
  said: Pronunciation,
  topic: string | null,
  reviewed: boolean,
): WordRow {
  return {
    headword: entry.word,
    ipaUk: said.uk,
    ipaUs: said.us,
    arpabet: said.arpabet,
    tags: entry.tags,
    frequency: entry.frequency,
    meaningZh: meanings.zh,
    meaningEn: meanings.en,
    partOfSpeech: meanings.partOfSpeech,
    topic,
    reviewed,
    unfit: isUnfit(entry.word),
  }
}

/** What we say about a word in our own words. */
function noteRows(entry: Headword, own: AuthoredWord | undefined): WordNoteRow[] {
  const { memory, culture, origin } = own ?? {}
  return [
    ...(origin ? [{ headword: entry.word, kind: 'etymology' as const, ...origin }] : []),
    ...(memory ? [{ headword: entry.word, kind: 'memory' as const, ...memory }] : []),
    ...(culture ? [{ headword: entry.word, kind: 'culture' as const, ...culture }] : []),
  ]
}

function formRows(entry: Headword): FormRow[] {
  return entry.forms.map(({ form, kind }) => ({ form, headword: entry.word, kind }))
}

/** A lesson may name a word by a form or spelling that leads to a headword. */
function withHeadwords(course: CourseRow, dictionary: Dictionary): CourseRow {
  const lessons = course.lessons.map((lesson) => ({
    ...lesson,
    words: lesson.words.map((word) => ({
      ...word,
      headword: dictionary.headwordOf(word.headword)?.word ?? word.headword,
    })),
  }))
  return { ...course, lessons }
}
