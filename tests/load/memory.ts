/** What a page keeps after it was opened again and again: memory that grows is memory that leaks. */
import type { Cell } from './budget.ts'
import { heapSize, profiles, settle, visit } from './browser.ts'
import type { Visit } from './browser.ts'
import { pause } from './numbers.ts'
import { newToken, targetsOf, toChallenges } from './product.ts'

const RUNS = 20
/** Openings without a new script after which all code is here: what comes once is no growth. It comes in turn from the first movement on. */
const QUIET_RUNS = 3
/** Milliseconds that such an opening lasts. */
const QUIET_MS = 3_000

/** Home, challenges, and home again; nothing of the first is left when the second is here. */
async function openAndLeave({ page }: Visit): Promise<void> {
  await page.locator(toChallenges.press).first().click()
  await page.locator(toChallenges.shows).first().waitFor()
  await page.goBack({ waitUntil: 'commit' })
  await page.locator('[data-part=input-panel]').waitFor()
}

/** Opens the pages until nothing comes any more. */
async function warmUp(open: Visit): Promise<void> {
  let scripts = 0
  open.page.on('request', (request) => (scripts += Number(request.resourceType() === 'script')))
  for (let quiet = 0, before = 0; quiet < QUIET_RUNS; before = scripts) {
    await openAndLeave(open)
    await pause(QUIET_MS)
    quiet = scripts === before ? quiet + 1 : 0
  }
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
    await warmUp(open)
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
