/** /walk: words for the ears alone. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { never, offline, refuse, type MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { fitsWindow, inLocale } from '#tests/stories'
import { noteApi, storyNotes } from '#tests/story-notes'
import { withoutVoices } from '#tests/story-voices'
import { played, walkWords } from '#tests/story-walk'

const meta = { title: 'Screens/Reviews/Listening walk', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const record = fn<(body: unknown) => void>()

const walk = (api: MockAnswers = {}, path = '/walk') =>
  screen({
    path,
    as: 'user',
    api: {
      'GET /api/walks/words': { words: walkWords(), silent: 0, heard_today: 12 },
      'GET /api/notes': { notes: storyNotes, next: null },
      'POST /api/walks/heard': ({ body }) => {
        record(body)
        return { heard_today: 14 }
      },
      ...api,
    },
  })

const texts = {
  zh: {
    title: '边走边听',
    start: '开始听',
    pause: '暂停',
    play: '播放',
    next: '下一个单词',
    previous: '上一个单词',
    stop: '结束',
    first: '第 1 个，共 24 个',
    second: '第 2 个，共 24 个',
    heard: '听了 2 个单词',
    words: '听过的单词',
    none: '这里还没有可以听的单词',
    retry: '重试',
    review: '去复习',
    stuck: '读音没有来',
    nothing: '这次还没听完一个单词',
    unsaved: '今天听过的数目还没保存。',
    save: '再保存一次',
  },
  en: {
    title: 'Listening walk',
    start: 'Start listening',
    pause: 'Pause',
    play: 'Play',
    next: 'Next word',
    previous: 'Previous word',
    stop: 'End the walk',
    first: 'Word 1 of 24',
    second: 'Word 2 of 24',
    heard: '2 words heard',
    words: 'What you heard',
    none: 'No words to hear here yet',
    retry: 'Try again',
    review: 'Review now',
    stuck: 'No sound comes',
    nothing: 'No word heard to its end yet',
    unsaved: 'The count of today is not saved yet.',
    save: 'Save it again',
  },
}

const begin = async (context: Context) => {
  const words = inLocale(context, texts)
  await userEvent.click(await context.canvas.findByRole('button', { name: words.start }))
  return words
}

/** The element that a walk plays on. */
const soundOf = ({ canvasElement }: Context) => {
  const audio = canvasElement.querySelector('audio')
  if (!audio) throw new Error('The walk has no sound element.')
  return audio
}

/** The sound of this word has come, in place of the silence that is played in a circle until then, and is over. */
const endWord = async (context: Context, headword: string) => {
  await context.canvas.findByRole('heading', { level: 1, name: headword })
  await waitFor(() => expect(soundOf(context).loop).toBe(false))
  await fireEvent.ended(soundOf(context))
}

/** Which words, how long, how slowly, in which language. */
export const Default: Story = {
  ...walk(),
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('heading', { level: 1, name: inLocale(context, texts).title })
    await canvas.findByText(inLocale(context, { zh: '8 个单词，大约 4 分钟', en: '8 words, about 4 minutes' }))
    const longer = inLocale(context, { zh: '长', en: 'Long' })
    await userEvent.click(canvas.getByRole('radio', { name: longer }))
    await canvas.findByText(inLocale(context, { zh: '8 个单词，大约 5 分钟', en: '8 words, about 5 minutes' }))
    await fitsWindow()
  },
}

/** A note is chosen among the learner's own. */
export const OfANote: Story = {
  ...walk(
    { 'GET /api/walks/words': { words: walkWords().slice(0, 3), silent: 2, heard_today: 0 }, ...noteApi() },
    `/walk?note=${storyNotes[0]?.id}`,
  ),
  play: async (context) => {
    const { canvas } = context
    await canvas.findByText(
      inLocale(context, {
        zh: '2 个自己写的单词没有读音，不会播放。',
        en: '2 words of your own have no voice and are left out.',
      }),
    )
    const select = canvas.getByRole('combobox')
    await waitFor(() => expect(select).toHaveDisplayValue(/我的四级词/))
    await userEvent.selectOptions(select, 'soon')
    await expect(select).toHaveValue('soon')
  },
}

/** Played by keyboard; each word is there to be read, too. */
export const Playing: Story = {
  ...played(walk()),
  play: async (context) => {
    const { canvas } = context
    const words = await begin(context)
    const [first, second] = walkWords().map(({ word }) => word.headword)
    await canvas.findByRole('heading', { level: 1, name: first })
    await expect(canvas.getByRole('progressbar', { name: words.first })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: words.pause })).toHaveFocus())
    await userEvent.keyboard(' ')
    await canvas.findByRole('button', { name: words.play })
    await userEvent.click(canvas.getByRole('button', { name: words.next }))
    await canvas.findByRole('heading', { level: 1, name: second })
    await expect(canvas.getByRole('progressbar', { name: words.second })).toBeVisible()
    await expect(canvas.getByRole('button', { name: words.play })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: words.previous }))
    await canvas.findByRole('heading', { level: 1, name: first })
    await expect(navigator.mediaSession.metadata?.title).toBe(first)
    await expect(navigator.mediaSession.playbackState).toBe('paused')
    await fitsWindow()
  },
}

/** What was heard counts; what was passed over does not. The lock screen is empty again. */
export const Over: Story = {
  ...played(walk()),
  play: async (context) => {
    const { canvas } = context
    record.mockClear()
    const words = await begin(context)
    const [first = '', second = '', third = ''] = walkWords().map(({ word }) => word.headword)
    await endWord(context, first)
    await endWord(context, second)
    await canvas.findByRole('heading', { level: 1, name: third })
    await userEvent.click(canvas.getByRole('button', { name: words.stop }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: words.heard })).toHaveFocus())
    const list = within(canvas.getByRole('list', { name: words.words }))
    await expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual([first, second])
    await expect(canvas.getByRole('link', { name: words.review })).toHaveAttribute('href', '/review/session')
    await canvas.findByText('14')
    await expect(record).toHaveBeenLastCalledWith(expect.objectContaining({ words: 2 }))
    await expect(soundOf(context)).not.toHaveAttribute('src')
    await expect(navigator.mediaSession.metadata).toBeNull()
  },
}

/** The count did not arrive: it is said, and sent again by a press. */
export const Unsaved: Story = {
  ...played(walk({ 'POST /api/walks/heard': () => offline() })),
  play: async (context) => {
    const { canvas } = context
    const words = await begin(context)
    const [first = ''] = walkWords().map(({ word }) => word.headword)
    await endWord(context, first)
    await userEvent.click(canvas.getByRole('button', { name: words.stop }))
    await canvas.findByText(words.unsaved)
    await expect(canvas.getByRole('button', { name: words.save })).toBeEnabled()
  },
}

/** Nothing can be said: after three words it stops, and says so. */
export const NoVoice: Story = {
  ...withoutVoices(walk()),
  play: async (context) => {
    const { canvas } = context
    const words = await begin(context)
    await canvas.findByText(words.stuck)
    await userEvent.click(canvas.getByRole('button', { name: words.retry }))
    await canvas.findByText(words.stuck)
    await userEvent.click(canvas.getByRole('button', { name: words.stop }))
    await canvas.findByRole('heading', { level: 1, name: words.nothing })
  },
}

/** The sound is on its way. */
export const Coming: Story = {
  ...played(walk({ 'GET /api/words/{word}/audio': () => never() })),
  play: async (context) => {
    await begin(context)
    await context.canvas.findByText(inLocale(context, { zh: '读音马上就来', en: 'The sound is on its way' }))
  },
}

export const Empty: Story = {
  ...walk({ 'GET /api/walks/words': { words: [], silent: 0, heard_today: 0 } }),
  play: async (context) => {
    await context.canvas.findByRole('heading', { name: inLocale(context, texts).none })
  },
}

export const Loading: Story = {
  ...walk({ 'GET /api/walks/words': never() }),
  play: async (context) => {
    await context.canvas.findAllByText(inLocale(context, { zh: '加载中', en: 'Loading' }))
  },
}

export const Failed: Story = {
  ...walk({ 'GET /api/walks/words': refuse(404, 'not_found') }),
  play: async (context) => {
    await context.canvas.findByRole('button', { name: inLocale(context, texts).retry })
  },
}

/** A guest sees what an account opens. */
export const Locked: Story = {
  ...screen({ path: '/walk', as: 'guest' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^登录$|^Sign in$/ })).toHaveAttribute(
      'href',
      expect.stringContaining('walk'),
    )
  },
}
