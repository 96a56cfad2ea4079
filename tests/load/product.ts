/** Where the measured things of the product are. */
import type { Run } from '#contract/challenges'
import type { Target, Visit } from './browser.ts'
import { pause } from './numbers.ts'
import type { NextLetter } from './pages.ts'
import type { Press } from './probe.ts'
import { ask } from './requests.ts'

const option = '[role=group] button'
const levelOne = '/word-challenge/animals-nature/game?difficulty=easy&level=1&type='

/** A learner's session: guests may do all that is measured. */
export async function newToken(origin: string): Promise<string> {
  const session = await ask<{ access_token: string }>({ method: 'POST', url: `${origin}/api/auth/guest`, body: {} })
  const token = session.access_token
  // The tour would lie over the home screen that is measured.
  await ask({ method: 'PUT', url: `${origin}/api/user`, token, body: { onboarding_completed: true } })
  return token
}

export const targetsOf = (origin: string, token: string) =>
  ({
    landing: { url: `${origin}/`, ready: option, answers: { press: option, shows: '[data-result] .title' } },
    game: { url: `${origin}${levelOne}multi-choice`, ready: 'article h2[lang=en]', storage: { token } },
    typing: { url: `${origin}${levelOne}typing`, ready: 'article h2[lang=en]', storage: { token } },
    home: { url: `${origin}/home`, ready: 'main h1', storage: { token } },
  }) as const satisfies Record<string, Target>

export const toChallenges: Press = {
  press: 'nav a[href="/challenges"]',
  shows: 'main article a[href^="/word-challenge?"]',
}

/** The letters of the run that a page has just begun, right ones, word by word. */
export async function lettersOfRun(origin: string, token: string, { page }: Visit): Promise<NextLetter> {
  const kept = await page.evaluate(() => Object.entries(localStorage).find(([key]) => key.includes(':run/'))?.[1])
  const { questions, words } = await ask<Run>({ url: `${origin}/api/runs/${JSON.parse(kept ?? '""')}`, token })
  const order = questions.flatMap((question) => ('word_id' in question ? [question.word_id] : []))
  const letters = order.map((wordId) => words.find(({ id }) => id === wordId)?.headword.replace(/[^a-z]/gi, '') ?? '')
  // By key, as on the floor: a pointer that rests on a page is looked for again in every frame.
  await page.getByRole('button', { name: 'Skip' }).press('Enter')
  await pause(500)
  let word = 0
  let letter = 0
  return async () => {
    if (letter === letters[word]?.length) {
      await pause(300)
      await page.keyboard.press('Enter')
      await pause(700)
      word += 1
      letter = 0
    }
    letter += 1
    return letters[word]?.[letter - 1]
  }
}

/** Any letters: the field of the floor takes what comes. */
export const lettersOfFloor = async ({ page }: Visit): Promise<NextLetter> => {
  await page.locator('#ready input').focus()
  const letters = 'thequickbrownfoxjumpsoverthelazydog'.repeat(2)[Symbol.iterator]()
  return async () => letters.next().value
}
