import axe from 'axe-core'
import { expect } from 'playwright/test'
import type { Page, Request } from 'playwright/test'
import { readStories, storybook } from './places.ts'
import { pictureFile, shotsOf } from './selection.ts'
import type { Shot, StoryEntry } from './selection.ts'
import { test } from './stage.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

async function show(page: Page, { id }: StoryEntry, { locale, displayMode, width, height }: Shot): Promise<void> {
  await page.setViewportSize({ width, height })
  const globals = `locale:${locale};displayMode:${displayMode};a11y.manual:!true`
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${globals}`)
  const ended = await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as {
      __STORYBOOK_PREVIEW__?: { currentRender?: { phase: string } }
    }
    const phase = preview?.currentRender?.phase ?? ''
    return ['finished', 'errored', 'aborted'].includes(phase) && phase
  })
  expect(await ended.jsonValue(), 'the story plays to its end').toBe('finished')
}

/** Waits until nothing is on its way and the page has stood still: a story may end on a screen that is still arriving. */
async function rest(page: Page, underWay: ReadonlySet<Request>): Promise<void> {
  do {
    await page.evaluate(
      () =>
        new Promise<void>((still) => {
          let timer = setTimeout(still, 200)
          const again = () => {
            clearTimeout(timer)
            timer = setTimeout(still, 200)
          }
          new MutationObserver(again).observe(document, { subtree: true, childList: true, attributes: true })
        }),
    )
  } while (underWay.size > 0)
  // Plants on canvas come over many frames.
  await page.waitForFunction(() => !document.querySelector('.ground > .plants:not([data-painted])'))
}

/** Text in its own face, pictures drawn, the page at its top. */
async function settle(): Promise<void> {
  for (const image of document.images) image.loading = 'eager'
  await Promise.allSettled([...document.images].map((image) => image.decode()))
  // Asks for the layout, and with it for the faces of what is written.
  document.body.getBoundingClientRect()
  await document.fonts.ready
  window.scrollTo(0, 0)
}

/** Text that is too faint for its ground in this mode. The other rules are the same in every mode: the stories' own tests know them. */
async function faintTexts(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { violations } = await window.axe.run('#storybook-root', { runOnly: ['color-contrast'] })
    return violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`))
  })
}

for (const story of readStories(storybook)) {
  for (const [name, shot] of Object.entries(shotsOf(story))) {
    test(`${story.title}, ${story.name}: ${name}`, async ({ stage: { page, underWay } }) => {
      await show(page, story, shot)
      await rest(page, underWay)
      await page.evaluate(settle)
      await expect(page).toHaveScreenshot(pictureFile(story, name).split('/'), { fullPage: true })
      if (story.title.startsWith('Design system/')) expect(await faintTexts(page)).toEqual([])
    })
  }
}
