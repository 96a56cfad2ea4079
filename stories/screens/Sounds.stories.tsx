/** /sounds: how each sound of the learner's recordings came out. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { messageText } from '#contract/messages'
import { never, refuse } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { fitsWindow, inLocale } from '#tests/stories'
import { noSounds, someSounds } from '#tests/story-sounds'

const meta = { title: 'Screens/Sounds', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const shown = (profile = someSounds()) => screen({ path: '/sounds', as: 'user', api: { 'GET /api/sounds': profile } })

const texts = {
  zh: {
    weakest: '最该练的音',
    counts: '24 次里 9 次清楚。 最常听成 /s/。',
    words: '有 /θ/ 的单词',
    how: '/θ/ 怎么发音',
    dialog: '/θ/：think 里的音',
    due: '该复习了',
    missed: '最近答错过',
    figures: '看数字',
    unjudged: /不判断 .*\/p\//,
    pairs: /10 次里听对 4 次/,
    train: '听辨练习',
    record: '去录音',
    none: /没有明显薄弱的音/,
  },
  en: {
    weakest: 'Sounds to practise',
    counts: '9 of 24 were clear. It mostly sounded like /s/.',
    words: 'Words with /θ/',
    how: 'How to say /θ/',
    dialog: '/θ/ as in think',
    due: 'due for review',
    missed: 'answered wrong lately',
    figures: 'Show the figures',
    unjudged: /does not judge .*\/p\//,
    pairs: /4 of 10 heard right/,
    train: 'Train your ear',
    record: 'Record a word',
    none: /No sound stands out/,
  },
}

/** The weakest sounds with words to say, all sounds, weeks and pairs. */
export const Default: Story = {
  ...shown(),
  play: async (context) => {
    const { canvas } = context
    const words = inLocale(context, texts)
    await canvas.findByRole('heading', { level: 2, name: words.weakest })
    await expect(canvas.getByText(words.counts)).toBeVisible()
    const list = within(canvas.getByRole('list', { name: words.words }))
    await expect(list.getByRole('link', { name: 'think' })).toHaveAttribute('href', '/record?word=think')
    await expect(list.getByText(words.due)).toBeVisible()
    await expect(list.getByText(words.missed)).toBeVisible()
    const [first] = canvas.getAllByText(words.figures)
    if (first) await userEvent.click(first)
    await expect(canvas.getByRole('row', { name: 'θ 9 4 11' })).toBeVisible()
    await expect(canvas.getByText(words.unjudged)).toBeVisible()
    const pairs = canvas.getAllByRole('link', { name: /^\/.+\/ – \/.+\/$/ })
    await expect(pairs.map(({ textContent }) => textContent)).toEqual(['/θ/ – /s/', '/l/ – /r/'])
    await expect(pairs[0]).toHaveAttribute('href', '/sounds/train?contrast=TH+S')
    await expect(canvas.getByText(words.pairs)).toBeVisible()
    await expect(canvas.getByRole('link', { name: words.train })).toHaveAttribute('href', '/sounds/train')
  },
}

/** A press on a weak sound says how it is made. */
export const HowToSay: Story = {
  ...shown(),
  play: async (context) => {
    const { canvas } = context
    const words = inLocale(context, texts)
    await userEvent.click(await canvas.findByRole('button', { name: words.how }))
    await canvas.findByRole('dialog', { name: words.dialog })
  },
}

const onPhone = async (context: Context) => {
  await context.canvas.findByRole('heading', { level: 2, name: inLocale(context, texts).weakest })
  await fitsWindow()
}

export const OnPhone: Story = { ...shown(), globals: { viewport: { value: 'phone' } }, play: onPhone }
export const Dark: Story = {
  ...OnPhone,
  globals: { viewport: { value: 'phone' }, displayMode: 'dark' },
  play: onPhone,
}

export const EyeProtection: Story = {
  ...OnPhone,
  globals: { viewport: { value: 'phone' }, displayMode: 'eye-protection' },
  play: onPhone,
}

/** Enough was said, and nothing stands out. */
export const NothingWeak: Story = {
  ...shown(someSounds({ weakest: [] })),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, texts).none)
  },
}

/** Nothing recorded and nothing trained yet: both ways to begin. */
export const Empty: Story = {
  ...shown(noSounds()),
  play: async (context) => {
    const { canvas } = context
    const words = inLocale(context, texts)
    await expect(await canvas.findByRole('link', { name: words.record })).toHaveAttribute('href', '/record')
    await expect(canvas.getByRole('link', { name: words.train })).toHaveAttribute('href', '/sounds/train')
  },
}

/** Nothing scores recordings: the ear alone can be trained. */
export const NoScorer: Story = {
  ...shown(noSounds({ can_score: false, judged: [] })),
  play: async (context) => {
    const { canvas } = context
    const words = inLocale(context, texts)
    await canvas.findByText(inLocale(context, { zh: /没有评分服务/, en: /Nothing scores recordings/ }))
    await expect(canvas.getByRole('link', { name: words.train })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: words.record })).toBeNull()
  },
}

export const Loading: Story = {
  ...screen({ path: '/sounds', as: 'user', api: { 'GET /api/sounds': never } }),
}

export const Error: Story = {
  ...screen({ path: '/sounds', as: 'user', api: { 'GET /api/sounds': () => refuse(503, 'content_loading') } }),
  play: async (context) => {
    await context.canvas.findByText(messageText('content_loading', inLocale(context, { zh: 'zh', en: 'en' })))
  },
}

export const Locked: Story = {
  ...screen({ path: '/sounds', as: 'guest' }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, { zh: /登录后，可以看到/, en: /With an account you see/ }))
  },
}
