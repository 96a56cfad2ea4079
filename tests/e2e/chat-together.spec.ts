import { expect, test } from 'playwright/test'
import { becomeContacts, lines, newPlayer } from '#tests/chat-player'
import type { Player } from '#tests/chat-player'

const post = async ({ page, token }: Player, path: string, data: object) => {
  const answer = await page.request.post(path, { headers: { Authorization: `Bearer ${token}` }, data })
  expect(answer.ok(), `${path} answers ${answer.status()}`).toBe(true)
  return answer
}

test('a contact is shown words and saves them, and both share a goal of the week', async ({ browser }) => {
  const [ann, bo] = [await newPlayer(browser), await newPlayer(browser)]
  await becomeContacts(ann, bo)
  await ann.page.goto('/contacts')
  await ann.page.getByRole('link', { name: `发消息：${bo.username}` }).click()
  await ann.page.getByRole('button', { name: '分享', exact: true }).click()
  await ann.page.getByRole('menuitem', { name: '单词' }).click()
  const dialog = ann.page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('dog, cat')
  await dialog.getByRole('button', { name: '发送' }).click()
  await expect(lines(ann)).toContainText('2 个单词')

  await bo.page.goto('/chat')
  await bo.page.getByRole('link', { name: new RegExp(ann.username) }).click()
  await expect(lines(bo).getByRole('list', { name: '2 个单词' })).toContainText('cat')
  await lines(bo).getByRole('button', { name: '存到笔记' }).click()
  await bo.page.getByRole('dialog').getByRole('button', { name: /新/ }).click()
  await expect(lines(bo).getByRole('button', { name: /已在/ })).toBeVisible()

  await ann.page.goto('/contacts')
  await ann.page.getByRole('button', { name: '定一个目标' }).click()
  await ann.page.getByRole('dialog').getByRole('button', { name: bo.username }).click()
  await ann.page.getByRole('dialog').getByRole('button', { name: '发出邀请' }).click()
  await expect(ann.page.getByText('等待接受')).toBeVisible()
  await bo.page.goto('/notifications')
  await bo.page.getByRole('link', { name: /一起完成每周目标/ }).click()
  await bo.page.getByRole('button', { name: '加入' }).click()
  await expect(bo.page.getByRole('button', { name: '退出' })).toBeVisible()
  // Ann sees it without a press.
  await expect(ann.page.getByText('等待接受')).toHaveCount(0)
})

test('a duel is asked for in the chat, played when one likes, and both see both results', async ({ browser }) => {
  const [ann, bo] = [await newPlayer(browser), await newPlayer(browser)]
  await becomeContacts(ann, bo)
  await playLevel(ann)
  await ann.page.goto('/contacts')
  await ann.page.getByRole('link', { name: `发消息：${bo.username}` }).click()
  await ann.page.getByRole('button', { name: '分享', exact: true }).click()
  await ann.page.getByRole('menuitem', { name: '对战' }).click()
  await ann.page
    .getByRole('dialog')
    .getByRole('button', { name: /第 1 关/ })
    .click()
  await expect(lines(ann)).toContainText('还没玩')

  await bo.page.goto('/chat')
  await bo.page.getByRole('link', { name: new RegExp(ann.username) }).click()
  await expect(lines(bo)).toContainText('你玩完就能看到')
  const to = await lines(bo).getByRole('link', { name: '开始' }).getAttribute('href')
  const duel = new URLSearchParams(to?.split('?')[1]).get('duel') ?? ''
  await playLevel(bo, duel)
  // Both hear of it where they are.
  await expect(lines(ann)).toContainText('势均力敌')
  await expect(lines(bo)).toContainText('势均力敌')
  await bo.page.goto(to ?? '')
  await expect(bo.page.getByText('势均力敌')).toBeVisible()
  await bo.page.getByRole('link', { name: '回到聊天' }).click()
  await lines(bo)
    .getByRole('button', { name: `祝贺：${ann.username}` })
    .click()
  await ann.page.goto('/notifications')
  await expect(ann.page.getByText(`${bo.username} 祝贺你，继续加油`)).toBeVisible()
})

interface IssuedRun {
  readonly id: string
  readonly questions: readonly { readonly kind: string; readonly word_id: number }[]
  readonly words: readonly { readonly id: number; readonly headword: string }[]
}

/** Plays a level without its screens, which other tests look at: every word right. */
async function playLevel(player: Player, duel?: string): Promise<void> {
  const place = { category: 'animals-nature', difficulty: 'easy', level: 1, type: 'typing' }
  const id = duel ?? crypto.randomUUID()
  const run = (await (await post(player, '/api/runs', { id, ...place, ...(duel && { duel }) })).json()) as IssuedRun
  // So many answers take a person so long.
  await player.page.waitForTimeout(run.questions.length * 260)
  const answers = run.questions.map(({ kind, word_id }) => ({
    id: crypto.randomUUID(),
    word_id,
    kind,
    given: run.words.find((word) => word.id === word_id)?.headword ?? '',
    hinted: false,
    slips: 0,
    ms: 2_000,
  }))
  await post(player, `/api/runs/${run.id}/answers`, { answers })
  await post(player, `/api/runs/${run.id}/finish`, {})
}
