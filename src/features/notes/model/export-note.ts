/** A note as a file that the browser saves. */
import type { Language } from '#contract/locales'
import type { NoteWord } from '#contract/notes'
import type { MeaningsIn } from '#contract/profile'
import { saveFile } from '#lib/save-file'
import type { NoteState } from '#rules/note-changes'
import { downloadForAnki } from '../api/download-for-anki.ts'
import { writeWordFile, writeWordTsv } from './word-file.ts'
import type { FileTexts } from './word-file.ts'

export type NoteFile = 'csv' | 'tsv' | 'anki'

interface ExportedNote {
  id: string
  /** Names the file. */
  name: string
  state: NoteState
  words: ReadonlyMap<number, NoteWord>
  meanings: MeaningsIn
  language: Language
  texts: FileTexts
}

/** @throws {ApiError} of an Anki package, which the server makes. */
export async function exportNote(file: NoteFile, note: ExportedNote): Promise<void> {
  const { id, name, state, words, meanings, language, texts } = note
  if (file === 'anki') return downloadForAnki(id, name)
  if (file === 'csv') {
    const text = writeWordFile(state, words, { texts, meanings, language })
    return saveFile(`${name}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }))
  }
  const text = writeWordTsv(state, words, meanings)
  return saveFile(`${name}.tsv`, new Blob([text], { type: 'text/tab-separated-values;charset=utf-8' }))
}
