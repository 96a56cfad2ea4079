import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { storage } from '#lib/storage'
import { screen } from '#tests/screen'
import { fitsWindow } from '#tests/stories'

const meta = { title: 'Screens/Settings/Keys', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The page of the keys, where the device has kept these already. */
function keys(stored: Readonly<Record<string, string>> = {}, as: 'user' | 'guest' = 'user') {
  const shown = screen({ path: '/settings/keys', as })
  return {
    ...shown,
    beforeEach: async (context: Parameters<typeof shown.beforeEach>[0]) => {
      if (Object.keys(stored).length > 0) storage.write('ownKeys', JSON.stringify(stored))
      return shown.beforeEach(context)
    },
  }
}

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const heading = (canvas: Canvas) => canvas.findByRole('heading', { level: 1, name: /^(按键|Keys)$/ })
const keyOf = (canvas: Canvas, action: RegExp) =>
  canvas.findByRole('button', { name: new RegExp(`^(?:${action.source})[：:]`) })

/** A key is set by keyboard alone, said to screen readers, kept by the device, and taken back. */
export const Default: Story = {
  ...keys(),
  play: async ({ canvas }) => {
    await heading(canvas)
    const hint = await keyOf(canvas, /看提示|Hint/)
    await expect(hint).toHaveTextContent('?')
    hint.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: /按一个键|Press a key/ })).toHaveFocus()
    await userEvent.keyboard(';')
    await expect(await keyOf(canvas, /看提示|Hint/)).toHaveTextContent(';')
    await expect(await keyOf(canvas, /看提示|Hint/)).toHaveFocus()
    const told = canvas.getByText(/“看提示”现在是“;”|“Hint” is “;” now/)
    await expect(told.closest('[role="status"]')).not.toBeNull()
    await expect(storage.read('ownKeys')).toBe('{"hint":";"}')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await keyOf(canvas, /看提示|Hint/)).toHaveTextContent('?')
    await expect(await keyOf(canvas, /看提示|Hint/)).toHaveFocus()
    await expect(storage.read('ownKeys')).toBeNull()
  },
}

/** A key that another action has is not taken: the row names the other one and offers to swap. */
export const Clash: Story = {
  ...keys(),
  play: async ({ canvas }) => {
    await heading(canvas)
    await userEvent.click(await keyOf(canvas, /继续|Continue/))
    await userEvent.keyboard(' ')
    await canvas.findByText(/“空格”已用于“再听一遍”|“Space” is taken by “Listen again”/)
    await expect(storage.read('ownKeys')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^(互换|Swap them)$/ }))
    await expect(await keyOf(canvas, /继续|Continue/)).toHaveTextContent(/^(空格|Space)$/)
    await expect(await keyOf(canvas, /再听一遍|Listen again/)).toHaveTextContent('Enter')
    await expect(await keyOf(canvas, /继续|Continue/)).toHaveFocus()
    await canvas.findByText(
      /^(已互换：“继续”是“空格”，“再听一遍”是“Enter”|Swapped: “Continue” is “Space”, “Listen again” is “Enter”)$/,
    )
    // One of them alone cannot go back.
    await userEvent.click(canvas.getByRole('button', { name: /^(恢复默认：Enter|Back to the default: Enter)$/ }))
    await canvas.findByText(/“Enter”已用于“再听一遍”|“Enter” is taken by “Listen again”/)
    await expect(await keyOf(canvas, /继续|Continue/)).toHaveTextContent(/^(空格|Space)$/)
  },
}

/** Keys that do something else already are refused with the reason, and another one is awaited. */
export const Refused: Story = {
  ...keys(),
  play: async ({ canvas }) => {
    await heading(canvas)
    await userEvent.click(await keyOf(canvas, /再听一遍|Listen again/))
    await userEvent.keyboard('l')
    await canvas.findByText(/“L”用来拼写单词或选择答案|“L” spells words or chooses answers/)
    await userEvent.keyboard('{ArrowDown}')
    await canvas.findByText(/用来在选项之间移动|moves between options/)
    await userEvent.keyboard('{Control>}l{/Control}')
    await canvas.findByText(/归浏览器和读屏软件|belong to the browser and to screen readers/)
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.tab()
    await canvas.findByText(/^(Tab 用来移动焦点|Tab moves the focus)$/)
    await expect(await keyOf(canvas, /再听一遍|Listen again/)).toHaveTextContent(/^(空格|Space)$/)
    await expect(storage.read('ownKeys')).toBeNull()
    await userEvent.click(await keyOf(canvas, /我会了|Knew it/))
    await userEvent.keyboard(' ')
    await canvas.findByText(/翻面时会碰到|it would turn the card/)
  },
}

/** In cards letters are keys as well. Where two cannot change places, the other one needs another key first. */
export const Cards: Story = {
  ...keys({ knew: 'k' }),
  play: async ({ canvas }) => {
    await heading(canvas)
    await expect(await keyOf(canvas, /我会了|Knew it/)).toHaveTextContent('K')
    await userEvent.click(await keyOf(canvas, /翻面|Turn over/))
    await userEvent.keyboard('k')
    await canvas.findByText(/请先给“我会了”换一个键|give “Knew it” another key first/)
    await expect(canvas.queryByRole('button', { name: /^(互换|Swap them)$/ })).toBeNull()
  },
}

/** All keys go back at once, and the button stays where it was. */
export const AllReset: Story = {
  ...keys({ continue: 'Space', listen: 'Enter', knew: 'k' }),
  play: async ({ canvas }) => {
    await heading(canvas)
    await expect(await keyOf(canvas, /继续|Continue/)).toHaveTextContent(/^(空格|Space)$/)
    const reset = canvas.getByRole('button', { name: /^(全部恢复默认|All back to the default)$/ })
    await userEvent.click(reset)
    await canvas.findByText(/^(按键已全部恢复默认|All keys are the default again)$/)
    await expect(await keyOf(canvas, /继续|Continue/)).toHaveTextContent('Enter')
    await expect(reset).toHaveFocus()
    await expect(reset).toHaveAttribute('aria-disabled', 'true')
    await expect(storage.read('ownKeys')).toBeNull()
  },
}

/** What another tab sets is seen here. */
export const OtherTab: Story = {
  ...keys(),
  play: async ({ canvas }) => {
    await heading(canvas)
    await expect(await keyOf(canvas, /看提示|Hint/)).toHaveTextContent('?')
    localStorage.setItem('ownKeys', '{"hint":";"}')
    window.dispatchEvent(new StorageEvent('storage', { key: 'ownKeys', storageArea: localStorage }))
    await waitFor(async () => expect(await keyOf(canvas, /看提示|Hint/)).toHaveTextContent(';'))
  },
}

/** A guest has keys, too: they need no account. On a phone with text at 200 % nothing is wider than the window. */
export const OnPhone: Story = {
  ...keys({ hint: ';' }, 'guest'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await heading(canvas)
    await expect(await keyOf(canvas, /看提示|Hint/)).toHaveTextContent(';')
    document.documentElement.style.fontSize = '200%'
    await fitsWindow()
    const main = within(canvas.getByRole('main'))
    for (const button of main.getAllByRole('button'))
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
    document.documentElement.style.fontSize = ''
  },
}
