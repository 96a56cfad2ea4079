/** The picture files that a word can be shown by, and what is told of each when one is chosen. */
import { readdir } from 'node:fs/promises'
import { readEmojiNames } from '#content/sources/emojibase'
import { PICTURE_FOLDER } from '#content/sources/fluent-emoji'
import { PICTURE_WORDS, type ListedPicture } from '#contract/word-manager'
import type { Reader } from '../../../db/client.ts'
import { readLookAlikesByPicture, readWordsByPicture } from './edited-word.store.ts'

let files: Promise<ReadonlySet<string>> | null = null

/** Names of all files; the package does not change while the server runs. */
export function pictureFiles(): Promise<ReadonlySet<string>> {
  files ??= readdir(PICTURE_FOLDER).then((names) => new Set(names.filter((name) => name.endsWith('.webp'))))
  return files
}

type NamedPicture = Pick<ListedPicture, 'file' | 'name' | 'keywords'>

let named: Promise<readonly NamedPicture[]> | null = null

/** Every picture that an emoji without a skin tone names, in Unicode's order. */
function readNamedPictures(): Promise<readonly NamedPicture[]> {
  named ??= nameThePictures()
  return named
}

async function nameThePictures(): Promise<readonly NamedPicture[]> {
  const [set, inEnglish, inChinese] = await Promise.all([pictureFiles(), readEmojiNames('en'), readEmojiNames('zh')])
  const chinese = new Map(inChinese.map((emoji) => [emoji.code, emoji]))
  return inEnglish.flatMap(({ code, name, keywords }) => {
    // The sign that asks for a picture instead of a letter is in some names of files and not in others.
    const file = [code, code.replaceAll('-fe0f', ''), `${code}-fe0f`]
      .map((each) => `${each}.webp`)
      .find((each) => set.has(each))
    if (file === undefined) return []
    const zh = chinese.get(code)
    return [
      {
        file,
        name: { zh: zh?.name ?? name, en: name },
        keywords: [...new Set([...(zh?.keywords ?? []), ...keywords])],
      },
    ]
  })
}

/** The whole set with the words that show each picture now. */
export async function listPictureSet(db: Reader): Promise<ListedPicture[]> {
  const [pictures, words, lookAlikes] = await Promise.all([
    readNamedPictures(),
    readWordsByPicture(db),
    readLookAlikesByPicture(db),
  ])
  return pictures.map((picture) => {
    const own = [...(words.get(picture.file) ?? [])]
    return {
      ...picture,
      words: own,
      look_alikes: (lookAlikes.get(picture.file) ?? [])
        .filter((headword) => !own.includes(headword))
        .slice(0, PICTURE_WORDS),
    }
  })
}
