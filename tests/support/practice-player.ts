/** Answers a practice in a real browser, right and by keyboard, whatever kinds of questions it asks. */
import { expect } from 'playwright/test'
import type { Page } from 'playwright/test'
import type { Question } from '#contract/challenges'
import type { Practice } from '#contract/practice'
import { MIN_MS_PER_ANSWER } from '#rules/pace'
import { wordsOfSentence } from '#rules/tiles'
import { inWords } from '../../src/features/practice/model/headline.ts'
import { willShow } from './player.ts'

/** The practice that the page starts or takes up while `act` goes on. */
export async function practiceOf(page: Page, act: () => Promise<unknown>): Promise<Practice> {
  const coming = page.waitForResponse(
    (response) => response.url().endsWith('/api/practices') && response.request().method() === 'POST',
  )
  await act()
  return (await (await coming).json()) as Practice
}

/** Numbers of the tiles that make the sentence, each once. */
function tilesInOrder({ sentence, tiles }: Extract<Question, { kind: 'arrange_sentence' }>): number[] {
  const used = new Set<number>()
  return wordsOfSentence(sentence).map((word) => {
    const at = tiles.findIndex((tile, index) => !used.has(index) && tile.toLowerCase() === word.toLowerCase())
    used.add(at)
    return at + 1
  })
}

/** Answers the question after `done` right ones, and waits until the page counts it. */
export async function answerNext(page: Page, { questions, words }: Practice, done: number): Promise<void> {
  const progress = page.getByRole('progressbar')
  await expect(progress).toHaveAttribute('aria-valuenow', String(done))
  const question = questions[done]
  if (!question || !('word_id' in question)) throw new Error(`No question ${done}`)
  const isCounted = willShow(page, `[role=progressbar][aria-valuenow="${done + 1}"]`)
  if ('options' in question) {
    await page.keyboard.press(String(question.options.indexOf(question.word_id) + 1))
  } else if (question.kind === 'arrange_sentence') {
    for (const tile of tilesInOrder(question)) {
      if (tile < 10) await page.keyboard.press(String(tile))
      else
        await page
          .getByRole('button', { name: question.tiles[tile - 1], exact: true })
          .last()
          .click()
    }
    await page.keyboard.press('Enter')
  } else {
    const headword = words.find(({ id }) => id === question.word_id)?.headword ?? ''
    if (question.kind !== 'spell_word') await expect(page.locator('input:focus')).toBeVisible()
    // What is no letter stands there already.
    await page.keyboard.type(headword.replace(/[^a-z]/gi, ''))
  }
  await isCounted
  await page.keyboard.press('Enter')
}

/** Answers all that is left, up to the results. Takes the time that a person needs at least: faster answers count for nothing. */
export async function playOn(page: Page, practice: Practice, done = 0): Promise<void> {
  await page.waitForTimeout((practice.questions.length - done) * MIN_MS_PER_ANSWER)
  for (let next = done; next < practice.questions.length; next += 1) await answerNext(page, practice, next)
  const total = new Set(practice.questions.map((each) => ('word_id' in each ? each.word_id : 0))).size
  const zh = total === 1 ? '发芽了' : `${inWords(total, 'zh')}颗都发芽了`
  const en = total === 1 ? 'It sprouted' : `All ${inWords(total, 'en')} sprouted`
  await expect(page.getByRole('heading', { name: new RegExp(`^(${zh}|${en})$`) })).toBeVisible()
}
