import { expect, test } from 'playwright/test'
import { password, signInByEmail, signInPerson, tokenOf } from '#tests/account-player'
import { grantAdmin } from '#tests/admin-player'
import { choose, gameAt, runOf, warmUp, watchFaults } from '#tests/player'

test('an administrator suspends a learner, whose open tab is led out, and lets them in again', async ({
  page,
  browser,
}) => {
  const learner = await signInPerson(page)
  const username = learner.email.replace('@example.com', '')
  // Points, so that there is a place on the leaderboard to lose.
  const run = await runOf(page, () => page.goto(gameAt(1, 'multi-choice')))
  await warmUp(page, run)
  await choose(page, run)
  // Each read of it leads to sign-in once the session is over; the learner signs in by hand from then on.
  const tab = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await tab.goto('/signin?redirect=/settings')
  await signInByEmail(tab, learner.email)
  await expect(tab.getByRole('heading', { level: 1, name: '设置' })).toBeVisible()

  const desk = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  const faults = await watchFaults(desk)
  const admin = await signInPerson(desk)
  grantAdmin(admin.email)
  /** The server keeps the board for half a minute. */
  const boardHas = (count: number) =>
    expect(async () => {
      await desk.goto('/leaderboard')
      await expect(desk.getByText(/^本周榜单截止到/)).toBeVisible()
      await expect(desk.getByRole('listitem').filter({ hasText: username })).toHaveCount(count, { timeout: 1_000 })
    }).toPass({ timeout: 60_000, intervals: [3_000] })
  await boardHas(1)

  await desk.goto('/admin/users')
  await desk.getByRole('searchbox', { name: '查找用户' }).fill(learner.email)
  await desk.getByRole('link', { name: username }).click()
  await desk.getByRole('button', { name: '停用', exact: true }).click()
  const question = desk.getByRole('alertdialog', { name: `停用 ${username}？` })
  // Without a reason nothing happens.
  await question.getByRole('button', { name: '停用', exact: true }).click()
  await expect(question.getByLabel('原因', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await question.getByLabel('原因', { exact: true }).fill('冒充工作人员')
  await question.getByRole('button', { name: '停用', exact: true }).click()
  const proof = desk.getByRole('dialog', { name: '请确认是你本人' })
  await proof.getByLabel('当前密码').fill(password)
  await desk.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(desk.getByText('停用时间')).toBeVisible()

  await expect(tab).toHaveURL('/signin?redirect=%2Fsettings')
  expect(await tokenOf(tab)).toBeNull()
  await signInByEmail(tab, learner.email)
  await expect(tab.getByText(/^这个账号已被停用，现在不能登录。有疑问请联系 \S+/)).toBeVisible()
  expect(await tokenOf(tab)).toBeNull()
  await boardHas(0)

  await desk.goto('/admin/users?state=suspended')
  await desk.getByRole('link', { name: username }).click()
  await expect(desk.getByText('停用时间')).toBeVisible()
  await desk.getByRole('button', { name: '恢复', exact: true }).click()
  const again = desk.getByRole('dialog', { name: `恢复 ${username}？` })
  await again.getByLabel('原因', { exact: true }).fill('是误会')
  // The proof of a moment ago still counts.
  await again.getByRole('button', { name: '恢复', exact: true }).click()
  await expect(desk.getByText('停用时间')).toBeHidden()
  await tab.goto('/signin?redirect=/settings')
  await signInByEmail(tab, learner.email)
  await expect(tab.getByRole('heading', { level: 1, name: '设置' })).toBeVisible()
  await boardHas(1)
  // The call that asked for a proof was refused, and nothing else.
  expect(faults).toEqual([expect.stringContaining('403 (Forbidden)')])
})
