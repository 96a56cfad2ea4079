import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Language } from '#contract/locales'
import { messageText } from '#contract/messages'
import { someStats } from '#tests/factories'
import { offline, refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import type { ScreenSetup } from '#tests/screen'
import { storyGrouping } from '#tests/story-grouping'
import { storyWords } from '#tests/story-run'
import { inLocale } from '#tests/stories'

const lookUps = storyWords.slice(0, 5).map((word) => ({ ...word, at: '2026-01-01T00:00:00.000Z' }))

const panel = (api: MockAnswers = {}, as: ScreenSetup['as'] = 'user') =>
  screen({
    path: '/home',
    as,
    api: {
      'GET /api/user/stats': someStats(),
      'GET /api/challenges': { categories: [] },
      'GET /api/look-ups': { items: lookUps },
      'GET /api/words': { items: storyWords.slice(0, 4) },
      'POST /api/groupings': storyGrouping,
      ...api,
    },
  })

const meta = { title: 'Screens/Home/Panel', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const text = 'A fox, a rabbit and a panda ate apples and bananas. qwertyx'

/** Chooses a mode, writes, and sends. */
const send = async (context: Context, mode: Record<Language, string>, written = text) => {
  const { canvas } = context
  await userEvent.click(await canvas.findByRole('radio', { name: inLocale(context, mode) }))
  const field = canvas.getByRole('textbox')
  await userEvent.click(field)
  await userEvent.paste(written)
  await userEvent.click(within(canvas.getByRole('form')).getByRole('button'))
}
const group = (context: Context) => send(context, { zh: '分组', en: 'Group' })

/** What was looked up last stands below the field, and can be forgotten. */
export const Default: Story = {
  ...panel({ 'DELETE /api/look-ups': undefined }),
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByRole('link', { name: 'fox' }, { timeout: 10_000 })).toHaveAttribute(
      'href',
      '/word/fox',
    )
    const clear = inLocale(context, { zh: '清空最近查过的单词', en: 'Clear what I looked up' })
    await userEvent.click(canvas.getByRole('button', { name: clear }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'fox' })).toBeNull())
  },
}

/** Words come while one is typed, in either language; arrows and Enter choose. */
export const LookUp: Story = {
  ...panel({ 'GET /api/words/{word}': refuse(404, 'word_invalid') }),
  play: async (context) => {
    const field = await context.canvas.findByRole('combobox')
    await userEvent.type(field, '狐')
    await expect(await context.canvas.findByRole('option', { name: /fox/ })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
  },
}

/** A pasted text is too much to look up: the panel offers to group it. */
export const Pasted: Story = {
  ...panel(),
  play: async (context) => {
    const { canvas } = context
    await userEvent.click(await canvas.findByRole('combobox'))
    await userEvent.paste(text)
    await expect(await canvas.findByRole('textbox')).toHaveValue(text)
    await expect(canvas.getByRole('radio', { name: inLocale(context, { zh: '分组', en: 'Group' }) })).toBeChecked()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

/** Groups as they would be kept: thinned out, and saved by one press. */
export const Grouped: Story = {
  ...panel(),
  play: async (context) => {
    const { canvas } = context
    await group(context)
    const animals = inLocale(context, { zh: '动物', en: 'Animals' })
    const card = within(await canvas.findByRole('group', { name: animals }))
    await userEvent.click(card.getByRole('button', { name: inLocale(context, { zh: '去掉 fox', en: 'Remove fox' }) }))
    await expect(card.queryByText('fox')).toBeNull()
    const leaveOut = inLocale(context, { zh: '只留下还没记住的', en: "Only words I don't know yet" })
    await userEvent.click(canvas.getByRole('switch', { name: leaveOut }))
    await expect(canvas.queryByText('rabbit')).toBeNull()
    await expect(canvas.getByText(/qwertyx/, { selector: 'p' })).toBeVisible()
  },
}

/** A word goes to a better group: by the arrow keys on its grip, or by the menu that a press on it opens. */
export const MovedToAnotherGroup: Story = {
  ...panel(),
  play: async (context) => {
    const { canvas } = context
    const names = inLocale(context, { zh: ['动物', '食物与饮料'], en: ['Animals', 'Food and drink'] } as const)
    const grip = inLocale(context, { zh: '移动 fox', en: 'Move fox' })
    await group(context)
    const [animals, food] = await Promise.all(names.map((name) => canvas.findByRole('group', { name })))
    if (!animals || !food) return
    within(animals).getByRole('button', { name: grip }).focus()
    await userEvent.keyboard('{ArrowDown}')
    const moved = await within(food).findByRole('button', { name: grip })
    await expect(moved).toHaveFocus()
    await expect(within(animals).queryByText('fox')).toBeNull()
    await expect(
      canvas.getByText(inLocale(context, { zh: 'fox 移到了“食物与饮料”', en: 'fox is in Food and drink now' })),
    ).toBeInTheDocument()
    // Below the last group there is none.
    await userEvent.keyboard('{ArrowDown}')
    await expect(within(food).getByRole('button', { name: grip })).toHaveFocus()
    await userEvent.click(moved)
    const item = { name: inLocale(context, { zh: '移到“动物”', en: 'Move to Animals' }) }
    await userEvent.click(await within(document.body).findByRole('menuitem', item))
    await expect(await within(animals).findByRole('button', { name: grip })).toHaveFocus()
  },
}

/** What was arranged is there again after a look elsewhere, until it is put away. */
export const KeptWhileAway: Story = {
  ...panel(),
  play: async (context) => {
    const { canvas } = context
    await group(context)
    const animals = inLocale(context, { zh: '动物', en: 'Animals' })
    const removeFox = { name: inLocale(context, { zh: '去掉 fox', en: 'Remove fox' }) }
    await userEvent.click(await canvas.findByRole('button', removeFox))
    const go = async (to: { zh: RegExp; en: RegExp }) => {
      const [link] = await canvas.findAllByRole('link', { name: inLocale(context, to) })
      // Not as userEvent does it: the code of the page to come may still be on its way.
      link?.click()
    }
    const home = { zh: /^首页$/, en: /^Home$/ }
    const goAway = async () => {
      await go({ zh: /^单词挑战$/, en: /^Word challenge$/ })
      // Until the page has come: whoever goes on before that leaves it to arrive in the middle of what the story does next.
      await canvas.findByRole('heading', {
        level: 1,
        name: inLocale(context, { zh: '单词挑战', en: 'Word challenges' }),
      })
    }
    await goAway()
    await expect(canvas.queryByRole('group', { name: animals })).toBeNull()
    await go(home)
    await canvas.findByRole('group', { name: animals })
    await expect(canvas.getByRole('textbox', { name: /分好组/ })).toHaveValue(text)
    await expect(canvas.queryByRole('button', removeFox)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: inLocale(context, { zh: '不要了', en: 'Discard' }) }))
    await goAway()
    await go(home)
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeVisible())
    await expect(canvas.queryByRole('group', { name: animals })).toBeNull()
  },
}

/** A group is given another name, by keyboard. */
export const Renamed: Story = {
  ...panel(),
  play: async (context) => {
    const { canvas } = context
    await group(context)
    const animals = inLocale(context, { zh: '动物', en: 'Animals' })
    const card = within(await canvas.findByRole('group', { name: animals }))
    await userEvent.click(
      card.getByRole('button', { name: inLocale(context, { zh: '改名：动物', en: 'Rename Animals' }) }),
    )
    const name = card.getByRole('textbox')
    await userEvent.clear(name)
    await userEvent.type(name, 'Zoo{Enter}')
    await canvas.findByRole('heading', { name: 'Zoo' })
    await expect(
      canvas.getByRole('button', { name: inLocale(context, { zh: '改名：Zoo', en: 'Rename Zoo' }) }),
    ).toHaveFocus()
  },
}

/** 'No matching words found'. */
export const NothingFound: Story = {
  ...panel({ 'POST /api/groupings': refuse(404, 'grouping_no_match') }),
  play: async (context) => {
    await group(context)
    await context.canvas.findByText(
      messageText('grouping_no_match', inLocale(context, { zh: 'zh', en: 'en' } as const)),
    )
  },
}

/** An answer without words: 'Failed to process smart grouping', and the text stays. */
export const Failed: Story = {
  ...panel({ 'POST /api/groupings': refuse(502, 'server_error') }),
  play: async (context) => {
    await group(context)
    await context.canvas.findByText(messageText('grouping_failed', inLocale(context, { zh: 'zh', en: 'en' } as const)))
    await expect(context.canvas.getByRole('textbox')).toHaveValue(text)
  },
}

export const Offline: Story = {
  ...panel({ 'POST /api/groupings': offline }),
  play: async (context) => {
    await group(context)
    await context.canvas.findByText(messageText('network_error', inLocale(context, { zh: 'zh', en: 'en' } as const)))
  },
}

/** The day's three groupings are used up. */
export const Locked: Story = {
  ...panel({ 'POST /api/groupings': refuse(402, 'vip_required') }),
  play: async (context) => {
    await group(context)
    await context.canvas.findByText(inLocale(context, { zh: /3 次智能分组用完了/, en: /today's three groupings/ }))
  },
}

/** A guest sees what an account opens. */
export const Guest: Story = {
  ...panel({ 'POST /api/groupings': refuse(403, 'guest_not_allowed'), 'GET /api/look-ups': { items: [] } }, 'guest'),
  play: async (context) => {
    await group(context)
    await context.canvas.findByText(inLocale(context, { zh: /每天可以分组 3 次/, en: /three times a day/ }))
  },
}

/** There is no English in it. */
export const NothingToPractise: Story = {
  ...panel(),
  play: async (context) => {
    await send(context, { zh: '练习', en: 'Practise' }, '苹果')
    await context.canvas.findByText(
      inLocale(context, { zh: '这里没有找到英文单词', en: 'There is no English word in this' }),
    )
  },
}
