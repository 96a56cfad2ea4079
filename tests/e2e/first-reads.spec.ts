/** What the table of pages names as a page's first reads is what the page reads, once: the document asks, the page takes it over. */
import { expect, test } from 'playwright/test'
import type { Page } from 'playwright/test'
import { pages } from '#contract/pages'
import type { Page as PageEntry } from '#contract/page'
import type { PageName } from '#contract/pages'
import { bootReads } from '../../server/http/boot-reads.ts'
import { becomeGuest } from '#tests/player'

/** Addresses of pages that need a parameter. */
const examples: Partial<Record<PageName, string>> = {
  word: '/word/apple',
  course: '/courses/a1-people',
  certificate: '/courses/a1-people/certificate',
}

/** The address of a page for a guest, who may read the official notes alone. */
async function addressOf(name: PageName, page: Page): Promise<string> {
  const { path }: PageEntry = pages[name]
  const example = examples[name] ?? path
  if (!example.includes(':id')) return example
  const answer = await page.request.get('/api/notes?kind=official', {
    headers: { Authorization: `Bearer ${await tokenOf(page)}` },
  })
  const { notes } = (await answer.json()) as { notes: { id: string }[] }
  return example.replace(/:id.*/, notes[0]?.id ?? 'no official note')
}

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

const names = (Object.keys(pages) as PageName[]).filter((name) => bootReads(name).length > 0)

test('every page takes over what the table names', async ({ page }) => {
  await becomeGuest(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const name of names)
    await test.step(name, async () => {
      const address = await addressOf(name, page)
      asked.length = 0
      await page.goto(address)
      // What the application takes over leaves the list; what it asks for itself would stay there.
      await expect
        .poll(() => page.evaluate(() => Object.keys(window.__boot?.requests ?? { none: true })), { message: name })
        .toEqual([])
      const parts = address.split('/')
      for (const read of ['/api/user', ...bootReads(name)]) {
        const url = read.replace(/\{(\d)\}/g, (_, place: string) => parts[Number(place)] ?? '')
        expect(asked, name).toContain(url)
      }
    })
})
