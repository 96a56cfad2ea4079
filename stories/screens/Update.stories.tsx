/** A new version of the application asks before it reloads. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen as page, userEvent } from 'storybook/test'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'
import { UpdatePrompt } from '../../src/app/UpdatePrompt.tsx'

const meta = { title: 'Screens/Everywhere/Update', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const reload = fn<() => void>()
const decline = fn<() => void>()

/** The question over a page. */
function overPage() {
  const shown = screen({ path: '/about', as: 'user' })
  return {
    ...shown,
    beforeEach: async (context: Parameters<typeof shown.beforeEach>[0]) => {
      reload.mockClear()
      decline.mockClear()
      return shown.beforeEach(context)
    },
    render: () => (
      <>
        {shown.render()}
        <UpdatePrompt reload={reload} decline={decline} />
      </>
    ),
  }
}

const texts = {
  zh: { question: '有新版本了！现在刷新吗？', reload: '刷新', later: '等一下' },
  en: { question: 'New version available! Reload to update?', reload: 'Reload', later: 'Later' },
}

/** Agreeing reloads. */
export const Default: Story = {
  ...overPage(),
  play: async (context) => {
    const words = inLocale(context, texts)
    await expect(await page.findByRole('dialog', { name: words.question })).toBeVisible()
    await userEvent.click(await page.findByRole('button', { name: words.reload }))
    await expect(reload).toHaveBeenCalledOnce()
    await expect(decline).not.toHaveBeenCalled()
  },
}

/** Later is no: nothing reloads. Esc says the same. */
export const Later: Story = {
  ...overPage(),
  play: async (context) => {
    const words = inLocale(context, texts)
    await page.findByRole('dialog', { name: words.question })
    // The cross of the dialog says the same.
    for (const button of await page.findAllByRole('button', { name: words.later })) await userEvent.click(button)
    await userEvent.keyboard('{Escape}')
    await expect(decline).toHaveBeenCalledTimes(3)
    await expect(reload).not.toHaveBeenCalled()
  },
}

export const Phone: Story = { ...overPage(), globals: { viewport: { value: 'phone' } }, play: Default.play }
