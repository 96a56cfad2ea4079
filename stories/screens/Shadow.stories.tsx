/** Shadowing at /lesson/…/shadow: a scene is heard and said sentence by sentence, then all of it together. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { messageText } from '#contract/messages'
import type { MockAnswers } from '#tests/mock-api'
import { never, offline, refuse } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'
import { someLesson } from '#tests/story-memory'
import { recordScreen } from '#tests/story-record'
import { failMicrophone, hearTone, someRecording } from '#tests/story-recordings'

const meta = { title: 'Screens/Courses/Shadowing', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const texts = {
  zh: {
    start: '开始录音',
    stop: '停止录音',
    next: '下一句',
    skip: '跳过这句',
    again: '重说一遍',
    own: /^我的录音，/,
    end: '说得好',
    keepAll: '全部保存',
    takes: '句子',
    keep: /^保存：/,
    kept: '已保存',
    plans: '看看方案',
  },
  en: {
    start: 'Start recording',
    stop: 'Stop recording',
    next: 'Next',
    skip: 'Skip this one',
    again: 'Say it again',
    own: /^Your recording,/,
    end: 'Well said',
    keepAll: 'Keep them all',
    takes: 'Sentences',
    keep: /^Keep:/,
    kept: 'Kept',
    plans: 'See the plans',
  },
}

const path = '/lesson/home-and-food/4/shadow'
const { scene } = someLesson()
const lines = scene.slice(0, 2)
const [first, second] = lines.map(({ en }) => en)
const send = fn<(query: string) => void>()
const save = fn<() => void>()

const score = { overall: 84, right_word: true, phonemes: [], words: [] }
const scored = someRecording({ kind: 'sentence', state: 'scored', score })

/** The first two lines of the scene before this server. */
const shadowScreen = (api: MockAnswers = {}, microphone: (() => () => void) | undefined = () => hearTone(1.2)) =>
  recordScreen(
    path,
    {
      'GET /api/courses/{course}/lessons/{number}': someLesson({ scene: lines }),
      'POST /api/recordings': ({ query }) => {
        send(`${query.get('sentence')} ${query.get('keep')}`)
        return someRecording()
      },
      'GET /api/recordings/{id}': scored,
      'POST /api/recordings/{id}/keep': () => {
        save()
        return someRecording()
      },
      ...api,
    },
    microphone,
  )

async function say({ canvas, ...context }: Context): Promise<void> {
  const { start, stop, own } = inLocale(context, texts)
  await userEvent.click(await canvas.findByRole('button', { name: start }))
  await userEvent.click(await canvas.findByRole('button', { name: stop }))
  await canvas.findByRole('img', { name: own })
}

const press = async ({ canvas, ...context }: Context, name: 'next' | 'skip' | 'again' | 'keepAll') =>
  userEvent.click(await canvas.findByRole('button', { name: inLocale(context, texts)[name] }))

/** Says both sentences. */
async function sayAll(context: Context): Promise<void> {
  send.mockClear()
  save.mockClear()
  for (const _ of lines) {
    await say(context)
    await press(context, 'next')
  }
  await context.canvas.findByRole('heading', { level: 1, name: inLocale(context, texts).end })
}

const rowsOf = ({ canvas, ...context }: Context) =>
  within(canvas.getByRole('list', { name: inLocale(context, texts).takes })).getAllByRole('listitem')

/** Each sentence is heard, said, and sent to be scored; at the end all of it is together and is kept at once. */
export const Default: Story = {
  ...shadowScreen(),
  play: async (context) => {
    const { canvas } = context
    const words = inLocale(context, texts)
    await sayAll(context)
    await expect(send.mock.calls).toEqual(lines.map(({ id }) => [`${id} later`]))
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    await expect(rowsOf(context)).toHaveLength(2)
    await waitFor(() => expect(canvas.getAllByText(/大约 84 分|About 84 of 100/)).toHaveLength(2))
    await expect(save).not.toHaveBeenCalled()
    await press(context, 'keepAll')
    await waitFor(() => expect(canvas.getAllByText(words.kept)).toHaveLength(2))
    await expect(save).toHaveBeenCalledTimes(2)
  },
}

/** The first sentence, with its Chinese. */
export const Sentence: Story = {
  ...shadowScreen(),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: first })
    await userEvent.click(canvas.getByRole('button', { name: /^(显示中文|Show the Chinese)$/ }))
    await canvas.findByText(lines[0]?.zh ?? '')
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:00 / 0:15')
    for (const name of [/英音|UK/, /美音|US/, /慢速|Slow/])
      await expect(canvas.getByRole('radio', { name })).toBeEnabled()
  },
}

export const Phone: Story = {
  ...shadowScreen(),
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await sayAll(context)
    await expect(rowsOf(context)).toHaveLength(2)
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}

/** From key to key: what was said moves the focus on to the next sentence. */
export const ByKeyboard: Story = {
  ...shadowScreen(),
  play: async (context) => {
    const { canvas } = context
    const words = inLocale(context, texts)
    const pressByKey = async (name: string) => {
      ;(await canvas.findByRole('button', { name })).focus()
      await userEvent.keyboard('{Enter}')
    }
    await pressByKey(words.start)
    await pressByKey(words.stop)
    await canvas.findByRole('img', { name: words.own })
    await pressByKey(words.next)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: second })).toHaveFocus())
  },
}

/** A take may be repeated: the last one stays. */
export const Repeated: Story = {
  ...shadowScreen(),
  play: async (context) => {
    send.mockClear()
    await say(context)
    await press(context, 'again')
    await say(context)
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  },
}

/** Skipped sentences can be said from the end. */
export const Skipped: Story = {
  ...shadowScreen(),
  play: async (context) => {
    const { canvas } = context
    await press(context, 'skip')
    await press(context, 'skip')
    await canvas.findByRole('heading', { level: 1, name: /还没有开口|Nothing said yet/ })
    await userEvent.click(
      canvas.getAllByRole('button', { name: /^(说这句：|Say it: )/ })[1] ?? canvas.getByRole('main'),
    )
    await canvas.findByRole('heading', { level: 1, name: second })
  },
}

/** Without a scorer. */
export const NotScored: Story = {
  ...shadowScreen({
    'GET /api/recordings/{id}': someRecording({ kind: 'sentence', reason: 'no_scorer' }),
  }),
  play: async (context) => {
    await sayAll(context)
    await waitFor(() => expect(context.canvas.getAllByText(/^(未评分|Not scored)$/)).toHaveLength(2))
  },
}

/** At the limit nothing is lost, and a learner is shown the way to more. */
export const LimitReached: Story = {
  ...shadowScreen({ 'POST /api/recordings/{id}/keep': refuse(402, 'vip_required') }),
  play: async (context) => {
    const { canvas } = context
    const words = inLocale(context, texts)
    await sayAll(context)
    await press(context, 'keepAll')
    await canvas.findByText(messageText('vip_required', inLocale(context, { zh: 'zh', en: 'en' })))
    await expect(canvas.getByRole('link', { name: words.plans })).toHaveAttribute('href', '/vip')
    await expect(canvas.getAllByRole('button', { name: words.keep })).toHaveLength(2)
  },
}

export const LimitOfVip: Story = {
  ...shadowScreen({ 'POST /api/recordings/{id}/keep': refuse(429, 'limit_reached') }),
  play: async (context) => {
    const { canvas } = context
    const words = inLocale(context, texts)
    await sayAll(context)
    await press(context, 'keepAll')
    await canvas.findByText(messageText('limit_reached', inLocale(context, { zh: 'zh', en: 'en' })))
    await expect(canvas.queryByRole('link', { name: words.plans })).toBeNull()
    await expect(canvas.getAllByRole('button', { name: words.keep })).toHaveLength(2)
  },
}

const connection = { works: true }

/** Said without a connection: it is sent when it is back. */
export const Unsent: Story = {
  ...shadowScreen({ 'POST /api/recordings': () => (connection.works ? someRecording() : offline()) }),
  play: async (context) => {
    const { canvas } = context
    connection.works = false
    await sayAll(context)
    await waitFor(() => expect(canvas.getAllByText(/^(还没上传|Not uploaded yet)$/)).toHaveLength(2))
    connection.works = true
    const again = canvas.getAllByRole('button', { name: /^(重新上传|Upload again)/ })
    for (const button of again) await userEvent.click(button)
    await waitFor(() => expect(canvas.getAllByText(/大约 84 分|About 84 of 100/)).toHaveLength(2))
  },
}

const expectFault = async ({ canvas, ...context }: Context, text: RegExp) => {
  await userEvent.click(await canvas.findByRole('button', { name: inLocale(context, texts).start }))
  await canvas.findByText(text)
}

export const Refused: Story = {
  ...shadowScreen({}, () => failMicrophone('NotAllowedError')),
  play: (context) => expectFault(context, /浏览器禁用了麦克风|Your browser blocks the microphone/),
}

export const NoMicrophone: Story = {
  ...shadowScreen({}, () => failMicrophone('NotFoundError')),
  play: (context) => expectFault(context, /没找到麦克风|No microphone was found/),
}

/** A guest comes back here after signing in. */
export const ForGuests: Story = {
  ...screen({
    path,
    as: 'guest',
    api: { 'GET /api/courses/{course}/lessons/{number}': refuse(403, 'guest_not_allowed') },
  }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^(登录|Sign in)$/ })
    await expect(link).toHaveAttribute('href', `/signin?redirect=${encodeURIComponent(path)}`)
  },
}

export const Locked: Story = {
  ...screen({ path, as: 'user', api: { 'GET /api/courses/{course}/lessons/{number}': refuse(403, 'lesson_locked') } }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^(回到课程|Back to the course)$/ })
    await expect(link).toHaveAttribute('href', '/courses/home-and-food')
  },
}

export const Loading: Story = {
  ...screen({ path, as: 'user', api: { 'GET /api/courses/{course}/lessons/{number}': never() } }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^(正在加载|Loading)$/)
  },
}

export const Failed: Story = {
  ...screen({ path, as: 'user', api: { 'GET /api/courses/{course}/lessons/{number}': () => offline() } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^(重试|Try again)$/ })
  },
}
