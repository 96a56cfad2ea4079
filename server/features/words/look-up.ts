/** The dictionary for the other features: words by what was typed, and words on one line each. */
import { wordSubject, type Subject } from '#contract/page-metadata'
import { pageParams } from '#contract/pages'
import type { Language } from '#contract/locales'
import { routes } from '#contract/routes'
import { wordParts, type ReportBody, type WordRecord, type WordSummary } from '#contract/words'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import type { Lexicon, Resolved } from './lexicon.ts'
import type { LexiconSource } from './lexicon-source.ts'
import { dictionarySections } from './sections.ts'
import { weakFormsOf } from './weak-forms.ts'
import { insertReport } from './reports.store.ts'
import { isHiddenWord, readEverything } from './words.store.ts'

const SUGGESTIONS = 5
const FOUND = 8

/** The lexicon; throws content_loading until the dictionary was loaded for the first time. */
export async function openLexicon({ db, contentReady }: Deps, source: LexiconSource): Promise<Lexicon> {
  if (!contentReady()) throw new HttpError('content_loading')
  return source.read(db)
}

/** The word that a text is; throws word_invalid with the words that may have been meant, and `hidden` for one that an administrator hid. */
export async function findWord(deps: Deps, source: LexiconSource, text: string): Promise<Resolved> {
  const lexicon = await openLexicon(deps, source)
  const found = lexicon.resolve(text)
  if (found) return found
  const [suggestions, hidden] = await Promise.all([lexicon.meant(text, SUGGESTIONS), isHiddenWord(deps.db, text)])
  throw new HttpError('word_invalid', { extra: { suggestions, ...(hidden && { hidden }) } })
}

/** A word with all that the dictionary says about it, prose in the asked language. */
export async function lookUp(deps: Deps, source: LexiconSource, text: string, language: Language): Promise<WordRecord> {
  const { entry, formOf } = await findWord(deps, source, text)
  const all = await readEverything(deps.db, entry.id)
  if (!all) throw new HttpError('word_invalid', { extra: { suggestions: [] } })
  const weakForms = weakFormsOf(entry.headword, text)
  return {
    ...all.word,
    ...(weakForms && { weak_forms: weakForms }),
    form_of: formOf.map((form) => ({ headword: form.entry.headword, kind: form.kind })),
    sections: dictionarySections(all, language),
  }
}

/** What the page of a word is about and its canonical address; null for an address that leads to no word, and before the dictionary is there. */
export async function aboutWord(
  deps: Deps,
  source: LexiconSource,
  path: string,
  language: Language,
): Promise<{ path: string; subject: Subject } | null> {
  if (!deps.contentReady()) return null
  const entry = (await source.read(deps.db)).resolve(pageParams(path)['word'] ?? '')?.entry
  return entry ? { path: routes.word({ word: entry.headword }), subject: wordSubject(entry.summary, language) } : null
}

/** Words that begin with what was typed, or that mean the Chinese that was typed. */
export async function search(deps: Deps, source: LexiconSource, text: string, count = FOUND): Promise<WordSummary[]> {
  const lexicon = await openLexicon(deps, source)
  const isChinese = /\p{Script=Han}/u.test(text)
  const found = isChinese ? await lexicon.meaning(text, count) : lexicon.startingWith(text, count)
  // 'went' begins no word, but is one.
  const form = isChinese ? null : lexicon.resolve(text)?.entry
  const entries = form && !found.includes(form) ? [form, ...found].slice(0, count) : found
  return entries.map(({ summary }) => summary)
}

/** Keeps a learner's report of a mistake for those who mend the dictionary. */
export async function report(
  deps: Deps,
  source: LexiconSource,
  session: Session,
  given: ReportBody & { word: string },
): Promise<void> {
  const { entry } = await findWord(deps, source, given.word)
  await insertReport(deps.db, {
    userId: session.userId,
    wordId: entry.id,
    section: given.section ?? null,
    item: itemOf(given),
    text: given.text,
    createdAt: deps.now(),
  })
}

/** Of the word as a whole only its parts are items. */
function itemOf({ section, item }: ReportBody): string | null {
  if (section !== undefined) return item ?? null
  return wordParts.find((part) => part === item) ?? null
}
