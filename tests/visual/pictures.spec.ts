import type axe from 'axe-core'
import { expect } from 'playwright/test'
import type { Page, Request } from 'playwright/test'
import { readStories, storybook } from './places.ts'
import { needsFreshPage, pictureFile, shotsOf } from './selection.ts'
import type { Shot, StoryEntry } from './selection.ts'
import { axeFile, test } from './stage.ts'
import type { Stage } from './stage.ts'

interface LastEvents {
  storyFinished: readonly [{ storyId: string; status: 'error' | 'success' }]
  /** A story whose play fails comes to its end all the same. */
  playFunctionThrewException: readonly [{ message: string }]
}

declare global {
  interface Window {
    axe: typeof axe
    __STORYBOOK_ADDONS_CHANNEL__?: {
      emit: (event: 'setCurrentStory', story: { storyId: string; viewMode: 'story' }) => void
      last: <Name extends keyof LastEvents>(event: Name) => LastEvents[Name] | undefined
    }
    /** The failure of a play before this story, in the same page. */
    failureBefore?: LastEvents['playFunctionThrewException']
  }
}

/** Opens a story: in the Storybook that the page has already when its circumstances are the same, since loading it anew takes as long as everything else. */
async function show(stage: Stage, story: StoryEntry, { locale, displayMode, width, height }: Shot): Promise<void> {
  const { page } = stage
  const { id } = story
  await page.setViewportSize({ width, height })
  const globals = `locale:${locale};displayMode:${displayMode};a11y.manual:!true`
  if (stage.globals === globals && !needsFreshPage(story)) {
    await page.evaluate((storyId) => {
      window.startAnew()
      window.failureBefore = window.__STORYBOOK_ADDONS_CHANNEL__?.last('playFunctionThrewException')
      window.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' })
    }, id)
  } else {
    await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${globals}`)
    stage.globals = globals
  }
  const ended = await page.waitForFunction((wanted) => {
    const [{ storyId, status } = {}] = window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished') ?? []
    return storyId === wanted && status
  }, id)
  expect(await ended.jsonValue(), 'the story comes to its end').toBe('success')
  const failure = await page.evaluate(() => {
    const last = window.__STORYBOOK_ADDONS_CHANNEL__?.last('playFunctionThrewException')
    return last === window.failureBefore ? undefined : last?.[0].message
  })
  expect(failure, 'the play passes in this language, mode and size').toBeUndefined()
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
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ url: axeFile })
  return page.evaluate(async () => {
    const { violations } = await window.axe.run('#storybook-root', { runOnly: ['color-contrast'] })
    return violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`))
  })
}

// Circumstances outside, stories inside: see `show`.
const pictures = readStories(storybook).flatMap((story) =>
  Object.entries(shotsOf(story)).map(([name, shot]) => ({ story, name, shot })),
)
for (const [circumstances, alike] of Map.groupBy(pictures, ({ name }) => name))
  for (const { story, shot } of alike)
    test(`${story.title}, ${story.name}: ${circumstances}`, async ({ stage }) => {
      const { page, underWay } = stage
      await show(stage, story, shot)
      await rest(page, underWay)
      await page.evaluate(settle)
      await expect(page).toHaveScreenshot(pictureFile(story, circumstances).split('/'), { fullPage: true })
      if (story.title.startsWith('Design system/')) expect(await faintTexts(page)).toEqual([])
    })
