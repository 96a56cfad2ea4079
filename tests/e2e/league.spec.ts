/** A weekly league before the real server: found from the leaderboard, joined, scored by a level that is played, and left. */
import { expect, test } from 'playwright/test'
import { newAccount, password, signInPerson } from '#tests/account-player'
import { gameAt, playChoices, runOf, warmUp, watchFaults } from '#tests/player'

test('who joins has companions and a score of what was answered, and is gone for them after leaving', async ({
  page,
}) => {
  const faults = await watchFaults(page)
  const companion = await newAccount(page)
  const answer = await page.request.post('/api/auth/signin', { data: { email: companion.email, password } })
  const { access_token: theirs } = (await answer.json()) as { access_token: string }
  const headers = { Authorization: `Bearer ${theirs}` }
  const joined = await page.request.post('/api/league', { headers, data: {} })
  expect(joined.ok(), `joining answered ${joined.status()}`).toBe(true)

  await signInPerson(page)
  await page.goto('/leaderboard')
  await page.getByRole('link', { name: '周联赛' }).click()
  await page.getByRole('button', { name: '加入本周联赛' }).press('Enter')
  await expect(page.getByRole('heading', { name: '草地' })).toBeVisible()
  const idle = page.getByRole('list', { name: '还没开始' })
  await expect(idle.getByRole('listitem')).toHaveText([/0 分/, /0 分/])

  const run = await runOf(page, () => page.goto(gameAt(1, 'multi-choice')))
  await warmUp(page, run)
  await playChoices(page, run)
  await expect(page.getByRole('heading', { name: '八颗都发芽了' })).toBeVisible()

  await page.goto('/leaderboard/league')
  await expect(page.getByText('你现在第 1 名，照这样下周升到花园。')).toBeVisible()
  await expect(page.getByRole('list', { name: '升到花园' }).getByRole('listitem')).toHaveText([/我8 分/])
  await expect(idle.getByRole('listitem')).toHaveText([new RegExp(companion.username)])

  await page.getByRole('button', { name: '退出本周联赛' }).click()
  await expect(page.getByRole('button', { name: '加入本周联赛' })).toBeVisible()
  const seen = (await (await page.request.get('/api/league', { headers })).json()) as { members: unknown[] }
  expect(seen.members).toHaveLength(1)
  expect(faults).toEqual([])
})
