import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { defaultLanguage, locales, otherLanguages } from '#contract/locales'
import { fitsWindow, storyLanguage } from '#tests/stories'
import { samples } from '../model/samples.ts'
import { fill, landingTexts } from '../model/texts.ts'
import { Landing } from './Landing.tsx'

/** What the two calls of the page answer in a story. */
interface Answers {
  user?: object
  guest?: 'starts' | 'offline'
}

type Context = Parameters<typeof storyLanguage>[0]
const textsOf = (context: Context) => landingTexts[storyLanguage(context)]

const meta = {
  title: 'Screens/Landing',
  component: Landing,
  args: { language: 'zh', go: fn() },
  parameters: {
    layout: 'fullscreen',
    answers: {} satisfies Answers,
    a11y: {
      config: { rules: ['region', 'page-has-heading-one', 'landmark-one-main'].map((id) => ({ id, enabled: true })) },
    },
  },
  render: (args, context) => <Landing {...args} language={storyLanguage(context)} />,
  beforeEach: ({ parameters }) => {
    const { user, guest = 'starts' } = parameters['answers'] as Answers
    const real = window.fetch
    const { lang } = document.documentElement
    if (user) localStorage.setItem('token', 'story')
    window.fetch = async (request, init) => {
      if (request === '/api/user') return Response.json(user ?? {}, { status: user ? 200 : 401 })
      if (request !== '/api/auth/guest') return real(request, init)
      if (guest === 'offline') throw new TypeError('Failed to fetch')
      return Response.json({ access_token: 'guest' })
    }
    return () => {
      window.fetch = real
      document.documentElement.lang = lang
      for (const key of ['token', 'i18nextLng']) localStorage.removeItem(key)
    }
  },
} satisfies Meta<typeof Landing>

export default meta
type Story = StoryObj<typeof meta>

/** Without a session. A wrong answer shows the right one in words; the keyboard goes on. */
export const Default: Story = {
  play: async (context) => {
    const { canvas } = context
    const texts = textsOf(context)
    await expect(canvas.getByRole('heading', { name: texts.title })).toBeVisible()
    const language = storyLanguage(context)
    const lemon = samples[0].options.find(({ id }) => id === 'lemon')
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(lemon?.meaning[language] ?? '-') }))
    await expect(canvas.getByText(texts.remember, { selector: '.title' })).toBeVisible()
    await expect(canvas.getByText(/apple.+(苹果|round fruit)/)).toBeVisible()
    canvas.getByRole('button', { name: texts.next }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('heading', { name: /turtle/ })).toHaveFocus()
    canvas.getByRole('button', { name: fill(texts.hear, { word: 'turtle' }) }).focus()
    await userEvent.tab()
    await userEvent.keyboard('1')
    await expect(canvas.getByText(texts.right, { selector: '.title' })).toBeVisible()
    const bed = fill(texts.bed, { grown: 1, seeds: samples.length - 1 })
    await expect(canvas.getByRole('img', { name: bed })).toBeVisible()
  },
}

const following = (word: string): string => samples[samples.findIndex((each) => each.word === word) + 1]?.word ?? ''

/** Every answer right at once, then the demo: a guest session is stored and the first level opens. */
export const AllRight: Story = {
  play: async (context) => {
    const { canvas, args } = context
    const texts = textsOf(context)
    const language = storyLanguage(context)
    // Off from the beginning where little movement is wanted, as in the tests of stories.
    const auto = canvas.getByRole('button', { name: texts.auto })
    if (auto.getAttribute('aria-pressed') === 'false') await userEvent.click(auto)
    for (const { word, options } of samples) {
      const meaning = options.find(({ id }) => id === word)?.meaning[language] ?? ''
      // A hand that was where the feedback will be does not hold it.
      await userEvent.hover(canvas.getByRole('status'))
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(meaning) }))
      if (word === samples[0].word) {
        // The first right answer goes on by itself; for the others that is turned off.
        const question = fill(texts.question, { word: following(word) })
        await waitFor(() => expect(canvas.getByRole('heading', { name: question })).toHaveFocus(), { timeout: 4_000 })
        await userEvent.click(canvas.getByRole('button', { name: texts.auto }))
      } else
        await userEvent.click(canvas.getByRole('button', { name: word === 'compass' ? texts.toResult : texts.next }))
    }
    await expect(canvas.getByRole('heading', { name: texts.allRight })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: texts.playLevel }))
    await waitFor(() =>
      expect(args.go).toHaveBeenCalledWith(expect.stringContaining('/word-challenge/animals-nature/game?')),
    )
    await expect(localStorage.getItem('token')).toBe('guest')
  },
}

/** Someone with an account is greeted and goes on where they were. */
export const Learner: Story = {
  parameters: { answers: { user: { role: 'user', username: 'linlin', ui_language: null } } satisfies Answers },
  play: async (context) => {
    const texts = textsOf(context)
    await expect(await context.canvas.findByText(/linlin/)).toBeVisible()
    await expect(context.canvas.getByRole('link', { name: texts.continue })).toHaveAttribute('href', '/home')
    await expect(context.canvas.queryByRole('link', { name: texts.signIn })).toBeNull()
  },
}

/** The demo needs a connection; the questions do not. */
export const DemoFails: Story = {
  parameters: { answers: { guest: 'offline' } satisfies Answers },
  play: async (context) => {
    const texts = textsOf(context)
    await userEvent.click(context.canvas.getByRole('link', { name: texts.tryDemo }))
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(texts.demoFailed)
    await expect(context.args.go).not.toHaveBeenCalled()
  },
}

/** The other language is one press away and remembered. */
export const OtherLanguage: Story = {
  play: async (context) => {
    const { canvas } = context
    const [other = defaultLanguage] = otherLanguages(storyLanguage(context))
    await userEvent.click(canvas.getByRole('button', { name: locales[other].name }))
    await expect(canvas.getByRole('heading', { level: 1, name: landingTexts[other].title })).toBeVisible()
    await expect(localStorage.getItem('i18nextLng')).toBe(other)
    await expect(document.documentElement.lang).toBe(locales[other].tag)
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: fitsWindow }
