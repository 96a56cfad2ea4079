import { expect, test } from 'playwright/test'
import type { Page } from 'playwright/test'
import { refuses, says, startAiService } from '#tests/ai-service'
import type { AiService, Behaviour } from '#tests/ai-service'
import { startOwnServer } from '#tests/own-server'
import type { OwnServer } from '#tests/own-server'

let service: AiService
let server: OwnServer
test.beforeAll(async () => {
  service = await startAiService()
  server = await startOwnServer({ AI_BASE_URL: service.url, AI_MODEL: 'model' })
})
test.afterAll(async () => {
  await server.close()
  await service.close()
})

const half: Behaviour = ({ begin, piece }) => {
  begin()
  piece('Say it when it still matters, and only then, as in these two. '.repeat(3))
}

const lines = (page: Page) => page.getByRole('region', { name: '和 助教 的消息' })
const ask = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: '给 助教 发消息' }).fill(text)
  await page.getByRole('button', { name: '发送', exact: true }).click()
}

test('the tutor streams, is stopped, goes on, and says why there is no answer, with the dictionary in its place', async ({
  page,
}) => {
  const { token } = await server.learner('streamer')
  await page.addInitScript((stored) => {
    localStorage.setItem('token', stored)
    localStorage.setItem('i18nextLng', 'zh')
    localStorage.setItem('hasCompletedOnboardingTour', 'true')
  }, token)
  await page.goto(`${server.origin}/chat/tutor`)
  await expect(page.getByText('今天还有 10 次 AI 回答')).toBeVisible()

  service.behave(says('The whole answer is here.'))
  await ask(page, 'When do people say “have been” in English?')
  await expect(lines(page)).toContainText('The whole answer is here.')
  await expect(page.getByText('今天还有 9 次 AI 回答')).toBeVisible()

  // It stalls, and the learner stops it: what came is kept, and can be gone on with.
  service.behave(half)
  await ask(page, 'And when do people say “had been” in English?')
  // The button stands below the text: it is pressed once that has stopped growing.
  await expect(lines(page)).toContainText('in these two. Say it when it still matters, and only then,')
  await lines(page).getByRole('button', { name: '停止' }).click()
  await expect(page.getByRole('button', { name: '请接着写' })).toBeVisible()
  service.behave(says('Here is the rest.'))
  await page.getByRole('button', { name: '请接着写' }).click()
  await expect(lines(page)).toContainText('Here is the rest.')
  // The offer to go on goes with the answer that was gone on with: the next one is another's.
  await expect(page.getByRole('button', { name: '请接着写' })).toBeHidden()

  // It breaks off by itself.
  service.behave(async (reply) => {
    await half(reply)
    await new Promise((resolve) => setTimeout(resolve, 100))
    reply.response.destroy()
  })
  await ask(page, 'And when do people say “will have been” in English?')
  await expect(page.getByRole('button', { name: '请接着写' })).toBeVisible()

  for (const [status, words] of [
    [429, 'AI 现在很忙'],
    [500, 'AI 这次没有回答'],
  ] as const) {
    service.behave(refuses(status))
    await ask(page, `What about this other long question, number ${status}?`)
    await expect(lines(page)).toContainText(words)
    await lines(page).getByRole('button', { name: '用词典回答' }).click()
    await expect(lines(page)).not.toContainText(words)
    await expect(lines(page)).toContainText('我靠词典回答')
  }
})
