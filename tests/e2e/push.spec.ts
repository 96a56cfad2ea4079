/** A pushed notification in a real browser: shown by the service worker while the learner looks elsewhere. */
import { expect } from 'playwright/test'
import { test } from '#tests/installed'
import { browserArguments, desktopChromium } from '../../scripts/system.ts'

test.use({
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  launchOptions: { executablePath: desktopChromium, args: browserArguments },
})

test('the service worker shows what is pushed, and nothing of what is no push of ours', async ({
  installed,
  context,
}) => {
  const browser = await context.newCDPSession(installed)
  const registered = new Promise<{ registrationId: string; scopeURL: string }>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations
      if (own) resolve(own)
    })
  })
  await browser.send('ServiceWorker.enable')
  const { registrationId, scopeURL } = await registered
  const deliver = (data: string) =>
    browser.send('ServiceWorker.deliverPushMessage', { origin: new URL(scopeURL).origin, registrationId, data })
  const shown = () =>
    installed.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready
      return (await worker.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
    })
  const push = { title: '词林', body: '有单词该复习了，花几分钟就好', path: '/review', tag: 'one' }
  await deliver('not of this server')
  await deliver(JSON.stringify(push))
  await deliver(JSON.stringify(push))
  await expect.poll(shown).toEqual([{ title: push.title, body: push.body, tag: push.tag }])
})
