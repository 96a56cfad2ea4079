import { readFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import { chromium as executablePath } from './system.ts'

const brand = 'src/design-system/brand'

/** Draws the pictures of public/ from the sources of the brand. Run it after a change there: `npx node scripts/brand-images.ts`. */
const pictures = [
  // A drawing would do, but the browser asks for it again at the first sound, and to draw it takes as long as a word's answer.
  { source: 'public/favicon.svg', target: 'favicon.png', width: 96, height: 96 },
  { source: `${brand}/icon.svg`, target: 'logo-192.png', width: 192, height: 192 },
  { source: `${brand}/icon.svg`, target: 'logo-512.png', width: 512, height: 512 },
  { source: `${brand}/maskable.svg`, target: 'maskable-512.png', width: 512, height: 512 },
  { source: `${brand}/maskable.svg`, target: 'apple-touch-icon.png', width: 180, height: 180 },
  { source: `${brand}/share-card.svg`, target: 'share-card.png', width: 1200, height: 630 },
]

const inter = await readFile('node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', 'base64')
const face = `@font-face { font-family: 'Inter Variable'; font-weight: 100 900; src: url(data:font/woff2;base64,${inter}) }`

const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox'],
})
try {
  for (const { source, target, width, height } of pictures) {
    const page = await browser.newPage({ viewport: { width, height } })
    const svg = await readFile(source, 'utf8')
    await page.setContent(`<style>${face} body { margin: 0 } svg { display: block; width: 100vw }</style>${svg}`)
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: `public/${target}`, omitBackground: true })
    await page.close()
  }
} finally {
  await browser.close()
}
