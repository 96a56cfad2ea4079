/** What a page keeps after it was opened again and again: memory that grows is memory that leaks. */
import type { Cell } from './budget.ts'
import { heapSize, profiles, settle, visit } from './browser.ts'
import type { Visit } from './browser.ts'
import { newToken, targetsOf, toChallenges } from './product.ts'

const RUNS = 20
/** Opened before the first look: code and caches that come once are no growth. */
const WARM_UP = 3

/** Home, challenges, and home again; nothing of the first is left when the second is here. */
async function openAndLeave({ page }: Visit): Promise<void> {
  await page.locator(toChallenges.press).first().click()
  await page.locator(toChallenges.shows).first().waitFor()
  await page.goBack({ waitUntil: 'commit' })
  await page.locator('[data-part=input-panel]').waitFor()
}

async function look({ cdp }: Visit) {
  const heap = await heapSize(cdp)
  const { nodes } = await cdp.send('Memory.getDOMCounters')
  return { heap, nodes }
}

export async function measureMemory(origin: string): Promise<Cell[]> {
  const { home } = targetsOf(origin, await newToken(origin))
  const { before, after } = await visit(home, profiles.none, async (open) => {
    await settle(open)
    for (let run = 0; run < WARM_UP; run += 1) await openAndLeave(open)
    const first = await look(open)
    for (let run = 0; run < RUNS; run += 1) await openAndLeave(open)
    return { before: first, after: await look(open) }
  })
  return [
    {
      name: `home and challenges ${RUNS} times: heap`,
      unit: 'MB',
      value: after.heap,
      floor: before.heap,
      limit: before.heap + 1,
      better: 'less',
    },
    {
      name: `home and challenges ${RUNS} times: nodes`,
      unit: '',
      value: after.nodes,
      floor: before.nodes,
      limit: before.nodes,
      better: 'less',
    },
  ]
}
