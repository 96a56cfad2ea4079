/** The picture files that a word can be shown by. */
import { readdir } from 'node:fs/promises'
import { PICTURE_FOLDER } from '#content/sources/fluent-emoji'

let files: Promise<ReadonlySet<string>> | null = null

/** Names of all files; the package does not change while the server runs. */
export function pictureFiles(): Promise<ReadonlySet<string>> {
  files ??= readdir(PICTURE_FOLDER).then((names) => new Set(names.filter((name) => name.endsWith('.webp'))))
  return files
}
