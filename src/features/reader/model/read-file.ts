/** What a file holds to be read: plain text, subtitles or a book. */
import { decodeText } from '#rules/csv'
import { ReadFileError } from './read-file-error.ts'
import { readSubtitles } from './subtitles.ts'

/** The kinds of files, as a field of a form names them. */
export const READER_FILES = '.txt,.srt,.epub'
/** Bytes of a file. */
export const MOST_FILE_BYTES = 5_000_000

export interface FileText {
  readonly title: string
  readonly text: string
}

/** The text of a file with a title from its name or from the book. @throws {ReadFileError} */
export async function readFile(file: File): Promise<FileText> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const name = file.name.replace(/\.\w+$/, '').slice(0, 120)
  const found = await readBytes(file.name.toLowerCase(), bytes)
  const text = tidyText(found.text)
  if (text === '') throw new ReadFileError('empty')
  return { title: found.title.slice(0, 120) || name, text }
}

async function readBytes(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<FileText> {
  if (name.endsWith('.epub')) {
    // Loaded with the first book.
    const { readEpub } = await import('./read-epub.ts')
    return readEpub(bytes)
  }
  const text = decodeText(bytes)
  return { title: '', text: name.endsWith('.srt') ? readSubtitles(text) : text }
}

/** With one kind of line break, and without signs that no database keeps. */
export const tidyText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\0\uFEFF]/g, '')
    .trim()
