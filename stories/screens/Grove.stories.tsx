/** /grove: every word of a learner in beds. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import type { WordRecord } from '#contract/words'
import { someBeds } from '#tests/factories'
import { never, offline } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { fox } from '#tests/story-info'
import { fitsWindow, inLocale } from '#tests/stories'

const meta = { title: 'Screens/Grove', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const grove = (answer: MockAnswers['GET /api/grove/beds'] = someBeds(), path = '/grove') =>
  screen({ path, as: 'user', api: { 'GET /api/grove/beds': answer } })

const texts = {
  zh: {
    summary: /^42 个单词：7 个要浇水/,
    topic: '食物与饮料',
    rest: '其他单词',
    list: '列表',
    note: '按笔记',
    noNote: '不在笔记里',
    picture: '做成图片',
    dialog: '把词林做成图片',
    shown: '你的词林：42 个单词',
    name: '写上我的名字',
    save: '保存图片',
    search: '找一个单词',
    bread: 'bread',
    nothing: '没有这样的单词',
    plant: '种下第一批种子',
    loading: '正在加载词林',
    guest: /游客模式/,
  },
  en: {
    summary: /^42 words: 7 thirsty/,
    topic: 'Food and drink',
    rest: 'Other words',
    list: 'List',
    note: 'Note',
    noNote: 'Not in a note',
    picture: 'Make a picture',
    dialog: 'Your grove as a picture',
    shown: 'Your grove: 42 words',
    name: 'Show my name',
    save: 'Save picture',
    search: 'Find a word',
    bread: 'bread',
    nothing: 'No word like this',
    plant: 'Plant the first seeds',
    loading: 'Loading your grove',
    guest: /Guest Mode/i,
  },
}

/** By topic; words of no topic have the last bed. */
export const Default: Story = {
  ...grove(),
  play: async (context) => {
    const { canvas, canvasElement } = context
    const t = inLocale(context, texts)
    await canvas.findByRole('group', { name: t.summary })
    const names = (await canvas.findAllByRole('heading', { level: 2 })).map((heading) => heading.textContent)
    await expect(names[0]).toBe(t.topic)
    await expect(names.at(-1)).toBe(t.rest)
    await waitFor(() => expect(canvasElement.querySelector('[data-painted] canvas')).not.toBeNull(), {
      timeout: 10_000,
    })
  },
}

/** A new learner's eight words on a wide screen: large plants, and where more come from. */
export const Few: Story = {
  ...grove(someBeds(8)),
  play: async (context) => {
    const { canvas, canvasElement } = context
    const more = await canvas.findByRole('link', { name: inLocale(context, { zh: '种下新词', en: 'Plant new words' }) })
    await expect(more).toHaveAttribute('href', '/challenges')
    const soil = canvasElement.querySelector<HTMLElement>('.soil')
    await expect(parseFloat(soil?.style.getPropertyValue('--row') ?? '')).toBe(128)
  },
}

/** Beds of the server carry no meanings of dictionary words. */
const apple: WordRecord = {
  ...fox,
  headword: 'apple',
  meaning: { zh: '苹果', en: 'a round fruit' },
  picture: '/pictures/1f34e.webp',
}

/** A press on a plant tells its word, its meaning, its state and the way to its page. */
export const OnePlant: Story = {
  ...screen({
    path: '/grove',
    as: 'user',
    api: {
      'GET /api/grove/beds': someBeds(),
      'GET /api/words/{word}': apple,
    },
  }),
  play: async (context) => {
    const { canvas, canvasElement } = context
    await canvas.findByRole('group', { name: inLocale(context, texts).summary })
    const ground = canvasElement.querySelector('.ground')
    const { left = 0, top = 0 } = canvasElement.querySelector('.soil')?.getBoundingClientRect() ?? {}
    if (!ground) throw new Error('There is no ground.')
    await fireEvent.click(ground, { clientX: left + 30, clientY: top + 40 })
    const dialog = within(await within(document.body).findByRole('dialog'))
    await dialog.findByText(inLocale(context, { zh: '苹果', en: 'a round fruit' }))
    await expect(document.querySelector('[role="dialog"] img')).toHaveAttribute('src', '/pictures/1f34e.webp')
    const open = await dialog.findByRole('link', { name: inLocale(context, { zh: '打开单词', en: 'Open the word' }) })
    await expect(open).toHaveAttribute('href', '/word/apple')
  },
}

/** An own word has no page: its meaning comes with its plant. */
export const OwnWord: Story = {
  ...grove(() => {
    const { summary, beds } = someBeds(8)
    const [bed] = beds
    const [first, ...others] = bed?.plants ?? []
    if (!bed || !first) throw new Error('There is no plant.')
    const own = { ...first, id: -1, word: 'wug', meaning: { zh: '一种小鸟', en: '一种小鸟' } }
    return { summary, beds: [{ ...bed, plants: [own, ...others] }] }
  }),
  play: async (context) => {
    const { canvas, canvasElement } = context
    await canvas.findAllByRole('heading', { level: 2 })
    const ground = canvasElement.querySelector('.ground')
    const { left = 0, top = 0 } = canvasElement.querySelector('.soil')?.getBoundingClientRect() ?? {}
    if (!ground) throw new Error('There is no ground.')
    await fireEvent.click(ground, { clientX: left + 30, clientY: top + 40 })
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'wug' }))
    await expect(await dialog.findByText('一种小鸟')).toBeVisible()
    await expect(
      dialog.queryByRole('link', { name: inLocale(context, { zh: '打开单词', en: 'Open the word' }) }),
    ).toBeNull()
  },
}

/** Another arrangement is another read, and is in the address. */
export const ByNote: Story = {
  ...grove(({ query }) => {
    const { summary, beds } = someBeds()
    const plants = beds.flatMap((bed) => bed.plants)
    return query.get('by') === 'note' ? { summary, beds: [{ id: 'rest', title: null, plants }] } : { summary, beds }
  }),
  play: async (context) => {
    const t = inLocale(context, texts)
    await userEvent.click(await context.canvas.findByRole('radio', { name: t.note }))
    await context.canvas.findByRole('heading', { level: 2, name: t.noNote })
  },
}

/** The same as a list, with its words as text and links. */
export const AsList: Story = {
  ...grove(someBeds(), '/grove?view=list'),
  play: async (context) => {
    const { canvas } = context
    const t = inLocale(context, texts)
    const list = await canvas.findByRole('list', { name: inLocale(context, { zh: '单词', en: 'Words' }) })
    await within(list).findByRole('heading', { level: 2, name: t.topic })
    const [apple] = await within(list).findAllByRole('link', { name: 'apple' })
    await expect(apple).toHaveAttribute('href', '/word/apple')
    const search = canvas.getByRole('searchbox', { name: t.search })
    await userEvent.type(search, 'BREAD')
    await waitFor(() => expect(within(list).queryByRole('link', { name: 'apple' })).toBeNull())
    await within(list).findAllByRole('link', { name: t.bread })
    await userEvent.type(search, 'zzz')
    await canvas.findByText(t.nothing)
  },
}

/** A picture of the grove, with nobody's name until it is wanted. */
export const Share: Story = {
  ...grove(),
  play: async (context) => {
    const t = inLocale(context, texts)
    await userEvent.click(await context.canvas.findByRole('button', { name: t.picture }))
    const dialog = within(await within(document.body).findByRole('dialog', { name: t.dialog }))
    await dialog.findByRole('img', { name: t.shown })
    await waitFor(() => expect(dialog.getByRole('button', { name: t.save })).toBeEnabled(), { timeout: 10_000 })
    const name = dialog.getByRole('switch', { name: t.name })
    await expect(name).not.toBeChecked()
    await userEvent.click(name)
    await expect(name).toBeChecked()
  },
}

/** Ten thousand words: what is near the window is drawn, no more. */
export const TenThousand: Story = {
  ...grove(someBeds(10_000)),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('group', { name: /^10000/ })
    await waitFor(() => expect(canvasElement.querySelector('[data-painted] canvas')).not.toBeNull(), {
      timeout: 20_000,
    })
    await expect(canvasElement.querySelectorAll('canvas').length).toBeLessThan(80)
  },
}

export const Phone: Story = {
  ...grove(),
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const beds = await context.canvas.findByRole('group', { name: inLocale(context, texts).summary })
    await fitsWindow()
    // What zooms stands above the plants, not on them.
    const zoom = within(beds).getByRole('button', { name: inLocale(context, { zh: '放大', en: 'Zoom in' }) })
    const soil = context.canvasElement.querySelector('.soil')
    await expect(zoom.getBoundingClientRect().bottom).toBeLessThanOrEqual(soil?.getBoundingClientRect().top ?? 0)
  },
}

/** A guest's words grow too. There are no notes to lay them out by. */
export const Guest: Story = {
  ...screen({ path: '/grove?by=note', as: 'guest', api: { 'GET /api/grove/beds': someBeds(8) } }),
  play: async (context) => {
    const t = inLocale(context, texts)
    await context.canvas.findByRole('heading', { level: 2, name: t.topic })
    await expect(context.canvas.queryByRole('radio', { name: t.note })).toBeNull()
    await expect((await context.canvas.findAllByText(t.guest)).length).toBeGreaterThan(0)
  },
}

export const Loading: Story = {
  ...grove(never),
  play: async (context) => {
    const { loading } = inLocale(context, texts)
    await waitFor(() => expect(context.canvas.getAllByText(loading).length).toBeGreaterThan(0))
  },
}

/** Before the first word: bare soil and where seeds come from. */
export const Empty: Story = {
  ...grove(someBeds(0)),
  play: async (context) => {
    const link = await context.canvas.findByRole('link', { name: inLocale(context, texts).plant })
    await expect(link).toHaveAttribute('href', '/challenges')
  },
}

export const Failed: Story = {
  name: 'Error',
  ...grove(offline),
  play: async ({ canvas }) => {
    await canvas.findByText(/网络错误，请检查网络连接。|Network error\. Please check your connection\./)
    await expect(canvas.getByRole('button', { name: /^(重试|Try again)$/ })).toBeEnabled()
  },
}
