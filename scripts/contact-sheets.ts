/**
 * Photographs every picture with its word and zh meaning, 70 to a sheet, into tmp/contact-sheets, so that an editor can
 * judge each pair by eye: `npx node scripts/contact-sheets.ts [category]`.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import type { PictureWord } from '#content/pictures'
import { pictureWords } from '#content/pictures'
import { PICTURE_FOLDER } from '#content/sources/fluent-emoji'
import { chromium as executablePath } from './system.ts'

const WORDS_PER_SHEET = 70
const FOLDER = resolve('tmp/contact-sheets')

function sheetHtml(words: readonly PictureWord[]): string {
  const cells = words.map(
    ({ headword, file, zh, part }) =>
      `<figure><img src="${pathToFileURL(join(PICTURE_FOLDER, file)).href}"><b>${headword}</b> ${zh}<br><small>${part}</small></figure>`,
  )
  return `<!doctype html><meta charset="utf-8"><style>
    body { display: grid; grid-template-columns: repeat(10, 130px); gap: 4px; margin: 8px; font: 14px sans-serif }
    figure { margin: 0; text-align: center } img { width: 96px; height: 96px; display: block; margin: auto } small { color: #888 }
    </style>${cells.join('')}`
}

const category = process.argv[2]
const words = pictureWords.filter((word) => !category || word.category === category)
await mkdir(FOLDER, { recursive: true })
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox'],
})
try {
  const page = await browser.newPage({ viewport: { width: 1360, height: 1000 } })
  for (let start = 0; start < words.length; start += WORDS_PER_SHEET) {
    const name = `sheet-${1 + start / WORDS_PER_SHEET}`
    const html = join(FOLDER, `${name}.html`)
    await writeFile(html, sheetHtml(words.slice(start, start + WORDS_PER_SHEET)))
    await page.goto(pathToFileURL(html).href, { waitUntil: 'load' })
    await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: true })
  }
} finally {
  await browser.close()
}
process.stdout.write(`${words.length} pictures on sheets in ${FOLDER}\n`)
