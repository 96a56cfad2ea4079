import { saveFile } from '#lib/save-file'

/** Hands a sound to the browser as a file to keep, named after what is said. */
export function saveSound(text: string, sound: Blob): void {
  saveFile(`${text.replaceAll('.', ' ').trim().slice(0, 60)}.wav`, sound)
}
