import { expect, test } from 'playwright/test'
import { signInPerson } from '#tests/account-player'
import { watchFaults } from '#tests/player'

test('the hour of the reminder and the quiet hours are chosen, kept, and never contradict each other', async ({
  page,
}) => {
  const faults = await watchFaults(page)
  await signInPerson(page)
  await page.goto('/settings/notifications')
  const hour = page.getByRole('combobox', { name: '每天提醒时间' })
  await expect(hour).toHaveValue('19')
  await hour.selectOption('08:00')
  await expect(page.getByText('已保存').first()).toBeVisible()
  await page.getByRole('combobox', { name: '免打扰到' }).selectOption('09:00')
  await expect(page.getByText('提醒时间不能在免打扰时段里')).toBeVisible()
  await page.reload()
  await expect(hour).toHaveValue('8')
  await expect(page.getByRole('combobox', { name: '免打扰到' })).toHaveValue('8')
  // Where the devices with push stand, and that none is asked for without a press.
  await expect(page.getByRole('heading', { level: 2, name: '推送到设备' })).toBeVisible()
  expect(await page.evaluate(() => Notification.permission)).not.toBe('granted')
  expect(faults.filter((fault) => !fault.includes('400'))).toEqual([])
})
