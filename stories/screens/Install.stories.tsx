/** The offer to install the application: on home once a session is finished, and in the settings. */
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { captureInstallPrompt } from '#lib/install-prompt'
import { storage } from '#lib/storage'
import { someStats } from '#tests/factories'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'

const meta = { title: 'Screens/Everywhere/Install', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const prompt = fn(() => Promise.resolve({ outcome: 'accepted' }))
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'

type Browser = 'promptable' | 'ios' | 'manual'

/** A screen in a browser that installs in this way. */
function screenIn(browser: Browser, path: string, best_streak = 1) {
  const shown = screen({ path, as: 'user', api: { 'GET /api/user/stats': someStats({ best_streak }) } })
  return {
    ...shown,
    beforeEach: async (context: StoryContext) => {
      prompt.mockClear()
      storage.remove('installDismissed')
      if (browser === 'ios') Object.defineProperty(navigator, 'userAgent', { configurable: true, get: () => iphone })
      const forget = captureInstallPrompt()
      const event = new Event('beforeinstallprompt', { cancelable: true })
      if (browser === 'promptable') window.dispatchEvent(Object.assign(event, { prompt }))
      const release = await shown.beforeEach(context)
      return () => {
        release()
        forget()
        Reflect.deleteProperty(navigator, 'userAgent')
        storage.remove('installDismissed')
      }
    },
  }
}

const texts = {
  zh: {
    title: '安装到这台设备',
    install: '安装',
    decline: '不用了',
    ios: /添加到主屏幕/,
    installed: /已经安装/,
    figures: '全部数据',
  },
  en: {
    title: 'Install the app',
    install: 'Install',
    decline: 'No thanks',
    ios: /Add to Home Screen/,
    installed: /is installed/,
    figures: 'All figures',
  },
}

/** One press opens the browser's prompt; whatever is answered there, home does not ask again. */
export const Default: Story = {
  ...screenIn('promptable', '/home'),
  play: async (context) => {
    const words = inLocale(context, texts)
    const title = await context.canvas.findByText(words.title)
    await userEvent.click(context.canvas.getByRole('button', { name: words.install }))
    await waitFor(() => expect(title).not.toBeInTheDocument())
    await expect(prompt).toHaveBeenCalledOnce()
    await expect(storage.read('installDismissed')).toBe('true')
  },
}

/** The offer as it stands on a phone. */
export const Phone: Story = {
  ...screenIn('promptable', '/home'),
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const words = inLocale(context, texts)
    await expect(await context.canvas.findByRole('button', { name: words.decline })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Declined: Story = {
  ...screenIn('promptable', '/home'),
  play: async (context) => {
    const words = inLocale(context, texts)
    await userEvent.click(await context.canvas.findByRole('button', { name: words.decline }))
    await waitFor(() => expect(context.canvas.queryByText(words.title)).toBeNull())
    await expect(prompt).not.toHaveBeenCalled()
    await expect(storage.read('installDismissed')).toBe('true')
  },
}

/** On iOS there is no prompt: the way leads through the share sheet. */
export const OnIos: Story = {
  ...screenIn('ios', '/home'),
  play: async (context) => {
    const words = inLocale(context, texts)
    await expect(await context.canvas.findByText(words.ios)).toBeVisible()
    await expect(context.canvas.queryByRole('button', { name: words.install })).toBeNull()
  },
}

/** Nobody is asked before a session is finished. */
export const BeforeAnySession: Story = {
  ...screenIn('promptable', '/home', 0),
  play: async (context) => {
    const words = inLocale(context, texts)
    await context.canvas.findByRole('link', { name: words.figures })
    await expect(context.canvas.queryByText(words.title)).toBeNull()
  },
}

/** The settings offer it at any time, and say so when it is done. */
export const InSettings: Story = {
  ...screenIn('promptable', '/settings'),
  play: async (context) => {
    const words = inLocale(context, texts)
    await userEvent.click(await context.canvas.findByRole('button', { name: words.install }))
    await expect(prompt).toHaveBeenCalledOnce()
    window.dispatchEvent(new Event('appinstalled'))
    await expect(await context.canvas.findByText(words.installed)).toBeVisible()
    await expect(context.canvas.queryByRole('button', { name: words.install })).toBeNull()
  },
}

export const InSettingsOnIos: Story = {
  ...screenIn('ios', '/settings'),
  play: async (context) => {
    await expect(await context.canvas.findByText(inLocale(context, texts).ios)).toBeVisible()
  },
}

/** A browser without a prompt installs by its own menu, or not at all. */
export const InSettingsByMenu: Story = {
  ...screenIn('manual', '/settings'),
  play: async (context) => {
    const words = inLocale(context, { zh: /从它的菜单安装/, en: /menu/ })
    await expect((await context.canvas.findAllByText(words))[0]).toBeVisible()
    await expect(context.canvas.queryByRole('button', { name: inLocale(context, texts).install })).toBeNull()
  },
}
