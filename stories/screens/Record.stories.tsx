import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { messageText } from '#contract/messages'
import type { ScoreFailure } from '#contract/recordings'
import { never, refuse } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'
import { noteApi } from '#tests/story-notes'
import { listOf, recordScreen } from '#tests/story-record'
import { someRecording, someRecordings } from '#tests/story-recordings'

const meta = { title: 'Screens/Record', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** A word with its model, and recordings of every kind of score. */
export const Default: Story = {
  ...recordScreen('/record?word=fox'),
  play: async (context) => {
    const { canvas } = context
    const words = inLocale(context, {
      zh: { about: '大约 62 分', heard: /听起来像 \/s\//, queued: '等待评分', none: '未评分', not: /没听出说的是它/ },
      en: {
        about: 'About 62 of 100',
        heard: /sounded like \/s\//,
        queued: 'Waiting for a score',
        none: 'Not scored',
        not: /could not make out/,
      },
    })
    await canvas.findByRole('heading', { level: 2, name: 'fox' })
    await canvas.findByText(words.about)
    for (const text of [words.heard, words.queued, words.none, words.not])
      await expect(canvas.getByText(text)).toBeVisible()
    await expect(canvas.getByRole('list', { name: /每个音|Each sound/ })).toHaveTextContent('/θ/')
  },
}

const reasons = {
  silent: { zh: '未评分：没听到声音', en: 'Not scored: nothing was heard' },
  no_speech: { zh: '未评分：没听到说话声', en: 'Not scored: no speech was heard' },
  too_loud: { zh: '未评分：声音太大，录音失真了', en: 'Not scored: it was too loud for the microphone' },
  too_long: { zh: '未评分：只能给 30 秒以内的录音评分', en: 'Not scored: only recordings of up to 30 seconds are' },
  unknown_sound: { zh: '未评分：词典里没有它的发音', en: 'Not scored: the dictionary does not have its sound' },
  no_scorer: { zh: '未评分', en: 'Not scored' },
  failed: { zh: '未评分：评分没有成功', en: 'Not scored: the scorer failed' },
} satisfies Record<ScoreFailure, Record<'zh' | 'en', string>>

/** Each reason for which a recording has no score, in words. */
export const NotScored: Story = {
  ...recordScreen('/record', {
    'GET /api/recordings': listOf(
      ...(Object.keys(reasons) as ScoreFailure[]).map((reason, index) =>
        someRecording({ id: `9e6b3c0a-6d0c-4e0c-9a52-5b7d7f3a1c1${index}`, reason }),
      ),
    ),
  }),
  play: async (context) => {
    for (const words of Object.values(reasons))
      await expect(await context.canvas.findByText(inLocale(context, words))).toBeVisible()
  },
}

/** A sentence of the word is said in its place. */
export const Sentence: Story = {
  ...recordScreen('/record?word=fox'),
  play: async (context) => {
    const { canvas } = context
    const label = inLocale(context, { zh: '说单词，还是说一句话', en: 'The word, or a sentence with it' })
    await userEvent.selectOptions(await canvas.findByLabelText(label), 'A fox crossed the garden at night.')
    await canvas.findByRole('heading', { level: 2, name: 'A fox crossed the garden at night.' })
    await canvas.findByText('夜里，一只狐狸穿过了花园。')
  },
}

/** The word is looked up. */
export const Search: Story = {
  ...recordScreen('/record'),
  play: async (context) => {
    const { canvas } = context
    const label = inLocale(context, { zh: '单词', en: 'Word' })
    await userEvent.type(await canvas.findByRole('combobox', { name: label }), 'fox{Enter}')
    await canvas.findByRole('heading', { level: 2, name: 'fox' })
  },
}

/** The word comes from a note. */
export const FromNote: Story = {
  ...recordScreen('/record', noteApi()),
  play: async (context) => {
    const { canvas } = context
    const words = inLocale(context, {
      zh: { note: '从笔记选', word: '笔记里的单词' },
      en: { note: 'From a note', word: 'Word of the note' },
    })
    await userEvent.click(await canvas.findByRole('radio', { name: words.note }))
    await userEvent.selectOptions(await canvas.findByLabelText(words.word), 'fox')
    await canvas.findByRole('heading', { level: 2, name: 'fox' })
  },
}

let kept = someRecordings()
const deleting = recordScreen('/record', {
  'GET /api/recordings': () => listOf(...kept),
  'DELETE /api/recordings/{id}': ({ params }) => {
    kept = kept.filter(({ id }) => id !== params['id'])
    return undefined
  },
  'POST /api/recordings/{id}/restore': () => {
    kept = someRecordings()
    return someRecording()
  },
})

/** Deleted by keyboard, which goes on in the next row, and taken back. */
export const Deleted: Story = {
  ...deleting,
  beforeEach: (context) => {
    kept = someRecordings()
    return deleting.beforeEach(context)
  },
  play: async (context) => {
    const { canvas } = context
    const words = inLocale(context, {
      zh: { remove: '删除录音：think', undo: '撤销' },
      en: { remove: 'Delete the recording: think', undo: 'Undo' },
    })
    const button = await canvas.findByRole('button', { name: words.remove })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('button', { name: words.remove })).toBeNull())
    await waitFor(() => expect(document.activeElement?.closest('li')).not.toBeNull())
    await userEvent.click(await within(document.body).findByRole('button', { name: words.undo }))
    await canvas.findByRole('button', { name: words.remove })
  },
}

const ask = fn<(query: string) => void>()

/** Narrowed by what was said, by time and by the word of the screen. */
export const Filtered: Story = {
  ...recordScreen('/record?word=fox', {
    'GET /api/recordings': ({ query }) => {
      ask(query.toString())
      return query.size === 0 ? listOf(...someRecordings()) : { ...listOf(), kept: 4 }
    },
  }),
  play: async (context) => {
    const { canvas } = context
    const words = inLocale(context, {
      zh: { search: '搜索录音', since: '时间', today: '今天', only: '只看 fox', none: '没有符合的录音' },
      en: { search: 'Search recordings', since: 'Made', today: 'Today', only: 'Only fox', none: 'No recordings match' },
    })
    ask.mockClear()
    await userEvent.type(await canvas.findByLabelText(words.search), 'x')
    await userEvent.selectOptions(canvas.getByLabelText(words.since), words.today)
    await userEvent.click(canvas.getByRole('button', { name: words.only }))
    await waitFor(() => expect(ask).toHaveBeenCalledWith(expect.stringMatching(/q=x&from=.+&word=fox/)))
    await canvas.findByText(words.none)
  },
}

/** More than a page. */
export const Pages: Story = {
  ...recordScreen('/record', {
    'GET /api/recordings': ({ query }) =>
      query.get('cursor') === null
        ? { ...listOf(...someRecordings()), next: 'second' }
        : listOf(someRecording({ id: '9e6b3c0a-6d0c-4e0c-9a52-5b7d7f3a1c09', text: 'oldest' })),
  }),
  play: async (context) => {
    const { canvas } = context
    const more = inLocale(context, { zh: '更多录音', en: 'More recordings' })
    await userEvent.click(await canvas.findByRole('button', { name: more }))
    await canvas.findByText('oldest')
    await expect(canvas.getByText('think')).toBeVisible()
  },
}

let rows = ['first', 'second', 'third']

/** Pages of one recording each, which a deletion moves. */
export const MovedPages: Story = {
  ...recordScreen('/record', {
    'GET /api/recordings': ({ query }) => {
      const place = rows.indexOf(query.get('cursor') ?? '') + 1
      const text = rows[place] ?? ''
      return { ...listOf(someRecording({ id: text, text })), next: place + 1 < rows.length ? text : null }
    },
    'DELETE /api/recordings/{id}': ({ params }) => {
      rows = rows.filter((text) => text !== params['id'])
      return undefined
    },
  }),
  play: async (context) => {
    const { canvas } = context
    rows = ['first', 'second', 'third']
    const words = inLocale(context, {
      zh: { more: '更多录音', remove: '删除录音：first' },
      en: { more: 'More recordings', remove: 'Delete the recording: first' },
    })
    await userEvent.click(await canvas.findByRole('button', { name: words.more }))
    await canvas.findByText('second')
    await userEvent.click(canvas.getByRole('button', { name: words.remove }))
    await waitFor(() => expect(canvas.queryByText('first')).toBeNull())
    await canvas.findByText('third')
    await expect(canvas.getByText('second')).toBeVisible()
  },
}

export const Loading: Story = {
  ...recordScreen('/record?word=fox', { 'GET /api/recordings': never, 'GET /api/words/{word}': never }),
  play: async (context) => {
    const told = inLocale(context, { zh: '正在加载', en: 'Loading' })
    await expect((await context.canvas.findAllByText(told)).length).toBeGreaterThan(0)
  },
}

export const Empty: Story = {
  ...recordScreen('/record', { 'GET /api/recordings': listOf() }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, { zh: '还没有录音', en: 'No recordings yet' }))
    await expect(context.canvas.queryByLabelText(/搜索录音|Search recordings/)).toBeNull()
  },
}

export const Failed: Story = {
  name: 'Error',
  ...recordScreen('/record', { 'GET /api/recordings': refuse(503, 'busy') }),
  play: async (context) => {
    await context.canvas.findByText(messageText('busy', inLocale(context, { zh: 'zh', en: 'en' })))
  },
}

/** A guest learns what is here, and comes back after signing in. */
export const Locked: Story = {
  ...screen({ path: '/record?word=fox', as: 'guest' }),
  play: async (context) => {
    const main = within(await context.canvas.findByRole('main'))
    const signIn = await main.findByRole('link', { name: inLocale(context, { zh: '登录', en: 'Sign in' }) })
    await expect(signIn).toHaveAttribute('href', '/signin?redirect=%2Frecord%3Fword%3Dfox')
  },
}
