import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { messageText } from '#contract/messages'
import { someConfig } from '#tests/factories'
import { never, offline, refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import type { ScreenSetup } from '#tests/screen'
import { fox, infoStream, phrase } from '#tests/story-info'
import { inLocale } from '#tests/stories'
import { animals } from '#tests/story-words'

const reported = fn()
const TRICKSTER = 'somebody who gets what he wants by tricks'
const info = 'GET /api/words/{word}/info'

const found: MockAnswers = {
  'GET /api/words/{word}': fox,
  'GET /api/words': { items: [] },
  [info]: () => infoStream('whole'),
}

const word = (api: MockAnswers = {}, { as = 'user', path = '/word/fox' }: Partial<ScreenSetup> = {}) =>
  screen({ path, as, api: { ...found, ...api } })

const meta = { title: 'Screens/Word', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Everything is here: the dictionary's blocks, and below them what an AI provider added. */
export const Default: Story = {
  ...word(),
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('heading', { level: 1, name: 'fox' })
    const title = { zh: 'fox：狐狸 · 词林', en: 'fox: a clever wild animal with a bushy tail · Wordgrove' }
    await waitFor(() => expect(document.title).toBe(inLocale(context, title)))
    const sound = canvas.getByRole('button', { name: inLocale(context, { zh: '听英式发音', en: 'Hear it, UK' }) })
    await expect(sound.nextElementSibling?.getAttribute('src')).toMatch(/fox\/audio\?accent=uk&rate=normal&format=mp3$/)
  },
}

/** On one page where there is room for it: what comes from the dictionary names its source, and what AI added its doubt. */
export const Sources: Story = {
  ...Default,
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('heading', { level: 2, name: inLocale(context, { zh: '文化背景', en: 'Culture' }) })
    await expect(canvas.getByText(inLocale(context, { zh: /可能有误/, en: /may contain mistakes/ }))).toBeVisible()
    await expect(canvas.getAllByText(/WordNet/).length).toBeGreaterThan(1)
  },
}

/** A form was asked for: it leads to its word. */
export const Form: Story = {
  ...word(
    {
      'GET /api/words/{word}': {
        ...fox,
        headword: 'saw',
        picture: null,
        form_of: [{ headword: 'see', kind: 'past' }],
      },
    },
    { path: '/word/saw' },
  ),
  play: async (context) => {
    const name = inLocale(context, { zh: 'saw 是 see 的过去式', en: 'saw is the past tense of see' })
    await expect(await context.canvas.findByRole('link', { name })).toHaveAttribute('href', '/word/see')
  },
}

/** A phrase has a page like a word, by each of its forms; the example marks it as a whole. */
export const Phrase: Story = {
  ...word({ 'GET /api/words/{word}': phrase, [info]: () => infoStream('none') }, { path: '/word/took%20off' }),
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('heading', { level: 1, name: 'take off' })
    const form = { zh: 'took off 是 take off 的过去式', en: 'took off is the past tense of take off' }
    await expect(canvas.getByText(inLocale(context, form))).toBeVisible()
    await expect(canvas.getByText('took off', { selector: 'strong' })).toBeVisible()
  },
}

/** The phrases of a word lead to their pages. */
export const Collocations: Story = {
  ...word({
    'GET /api/words/{word}': {
      ...fox,
      sections: [{ kind: 'collocations', source: ['wordgrove'], items: [{ text: 'fox hunting', meaning: '猎狐' }] }],
    },
    [info]: () => infoStream('none'),
  }),
  play: async (context) => {
    const link = await context.canvas.findByRole('link', { name: 'fox hunting' })
    await expect(link).toHaveAttribute('href', '/word/fox%20hunting')
  },
}

/** No editor has read this word yet: its page says so. */
export const Unreviewed: Story = {
  ...word({ 'GET /api/words/{word}': { ...fox, unreviewed: true } }),
  play: async (context) => {
    const mark = { zh: '词典释义，未经校对', en: 'Dictionary text, not yet reviewed' }
    await expect(await context.canvas.findByText(inLocale(context, mark))).toBeVisible()
  },
}

/** A word that the dictionary lists and says nothing about. */
export const NothingKnown: Story = {
  ...word({ [info]: () => infoStream('none'), 'GET /api/words/{word}': { ...fox, sections: [] } }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, { zh: '暂无信息', en: 'No information available' }))
  },
}

/** More is on its way; what is here stays where it is. */
export const Streaming: Story = {
  ...word({ [info]: () => infoStream('open') }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, { zh: '正在补充更多内容', en: 'Looking for more' }))
    await expect(context.canvas.getByRole('heading', { level: 1, name: 'fox' })).toBeVisible()
  },
}

/** Without an AI provider the dictionary is all there is: nobody is kept waiting. */
export const NoProvider: Story = {
  ...word({ [info]: () => infoStream('open'), 'GET /api/config': someConfig({ ai: false }) }),
  play: async (context) => {
    await context.canvas.findByRole('heading', { level: 1, name: 'fox' })
    await expect(
      context.canvas.queryByText(inLocale(context, { zh: '正在补充更多内容', en: 'Looking for more' })),
    ).toBeNull()
  },
}

/** A part failed and may be asked for again. */
export const PartFailed: Story = {
  ...word({ [info]: () => infoStream('partly') }),
  play: async (context) => {
    const { canvas } = context
    await canvas.findByText(inLocale(context, { zh: /文化背景、词源/, en: /Culture, Where it comes from/ }))
    await expect(canvas.getByRole('button', { name: inLocale(context, { zh: '重试', en: 'Try again' }) })).toBeEnabled()
  },
}

/** The connection broke on the way: the dictionary stands all the same. */
export const Cut: Story = {
  ...word({ [info]: () => infoStream('cut') }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, { zh: /连接中断/, en: /connection broke/ }))
  },
}

/** A guest has read all of five words today. */
export const GuestLimit: Story = {
  ...word({ [info]: () => refuse(403, 'guest_not_allowed') }, { as: 'guest' }),
  play: async (context) => {
    const { canvas } = context
    const signIn = inLocale(context, { zh: '登录', en: 'Sign in' })
    await waitFor(() =>
      expect(canvas.getAllByRole('link', { name: signIn }).map((link) => link.getAttribute('href'))).toContain(
        '/signin?redirect=%2Fword%2Ffox',
      ),
    )
    await expect(canvas.getByRole('heading', { level: 1, name: 'fox' })).toBeVisible()
  },
}

/** Without an AI service there is nothing to sign in for, whatever the server says. */
export const LimitWithoutAi: Story = {
  ...word(
    { [info]: () => refuse(403, 'guest_not_allowed'), 'GET /api/config': someConfig({ ai: false }) },
    { as: 'guest' },
  ),
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('heading', { level: 1, name: 'fox' })
    const links = canvas.queryAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).not.toContain('/signin?redirect=%2Fword%2Ffox')
  },
}

/** A learner has read all of thirty. */
export const Locked: Story = {
  ...word({ [info]: () => refuse(402, 'vip_required') }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, { zh: /VIP 没有上限/, en: /VIP has no limit/ }))
  },
}

/** No such word, but some that are close. */
export const Unknown: Story = {
  ...screen({
    path: '/word/foxx',
    as: 'user',
    api: {
      'GET /api/words': { items: [] },
      'GET /api/words/{word}': refuse(404, 'word_invalid', undefined, { suggestions: ['fox', 'box', 'foxy'] }),
    },
  }),
  play: async (context) => {
    const { canvas } = context
    await canvas.findByText(inLocale(context, { zh: /无效单词 · 你是不是要找/, en: /Invalid Word · Did you mean/ }))
    await expect(canvas.getByRole('link', { name: 'fox' })).toHaveAttribute('href', '/word/fox')
  },
}

/** A word that an administrator hid says so: thanks for a mended report may lead here. */
export const HiddenWord: Story = {
  ...word({ 'GET /api/words/{word}': refuse(404, 'word_invalid', undefined, { suggestions: [], hidden: true }) }),
  play: async (context) => {
    await context.canvas.findByText(
      inLocale(context, { zh: '暂时看不到这个单词', en: 'This word is not shown for now' }),
    )
  },
}

export const Loading: Story = {
  ...word({ 'GET /api/words/{word}': never }),
  play: async (context) => {
    const loading = inLocale(context, { zh: '正在查词', en: 'Looking up the word' })
    await waitFor(() => expect(context.canvas.getAllByText(loading).length).toBeGreaterThan(0))
  },
}

export const Error: Story = {
  ...word({ 'GET /api/words/{word}': offline }),
  play: async (context) => {
    const retry = inLocale(context, { zh: '重试', en: 'Try again' })
    await expect(await context.canvas.findByRole('button', { name: retry })).toBeEnabled()
  },
}

/** Another word is looked up from here: words that it may mean come while it is typed. */
export const Suggestions: Story = {
  ...word({
    'GET /api/words': {
      items: animals.map(({ headword, uk, us, meaning, src }, id) => ({
        id,
        headword,
        ipa_uk: uk,
        ipa_us: us,
        meaning,
        picture: src,
      })),
    },
  }),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox')
    await userEvent.type(field, 'f')
    await expect(await canvas.findByRole('option', { name: /fox/ })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect(field).toHaveAttribute('aria-activedescendant')
  },
}

/** The search for a Chinese word fails: the reason stands at the field. */
export const LookUpRefused: Story = {
  ...word({ 'GET /api/words': refuse(503, 'content_loading') }),
  play: async (context) => {
    const field = await context.canvas.findByRole('combobox')
    await userEvent.type(field, '狐狸{Enter}')
    const told = messageText('content_loading', inLocale(context, { zh: 'zh', en: 'en' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription(told))
  },
}

/** Something is wrong: where, and what it is, in a few words. What was chosen and typed is still there when the dialog was closed. */
export const Report: Story = {
  ...word({ 'POST /api/words/{word}/reports': ({ body }) => void reported(body) }),
  play: async ({ canvas, ...context }) => {
    const open = inLocale(context, { zh: '报告错误', en: 'Report a mistake' })
    await userEvent.click(await canvas.findByRole('button', { name: open }))
    const dialog = within(await canvas.findByRole('dialog'))
    const send = inLocale(context, { zh: '提交', en: 'Send' })
    await expect(dialog.getByRole('button', { name: send })).toBeDisabled()
    const [where, item] = dialog.getAllByRole('combobox') as [HTMLElement, HTMLElement]
    await userEvent.selectOptions(item, 'sound')
    await userEvent.selectOptions(where, 'definitions')
    await expect(item).toHaveValue('')
    await userEvent.selectOptions(item, TRICKSTER)
    await userEvent.type(dialog.getByRole('textbox'), 'Rare.')
    await userEvent.click(dialog.getByRole('button', { name: inLocale(context, { zh: '取消', en: 'Cancel' }) }))
    await userEvent.click(await canvas.findByRole('button', { name: open }))
    const again = within(await canvas.findByRole('dialog'))
    await expect(again.getByRole('textbox')).toHaveValue('Rare.')
    await expect(again.getByDisplayValue(/by tricks$/)).toBeVisible()
    await userEvent.click(again.getByRole('button', { name: send }))
    await canvas.findByText(inLocale(context, { zh: /收到，谢谢/, en: /Got it/ }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(reported).toHaveBeenLastCalledWith({ section: 'definitions', item: TRICKSTER, text: 'Rare.' })
  },
}
