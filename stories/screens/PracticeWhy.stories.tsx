/** Why an answer was not right: what opens over the question after a wrong answer, for each kind of question that has more to say. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Question } from '#contract/challenges'
import { storage } from '#lib/storage'
import { someUser } from '#tests/factories'
import { never, offline, refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import type { ScreenSetup } from '#tests/screen'
import { explained, lookAlikes, longMeanings, practiceOf } from '#tests/story-explanations'
import { questions } from '#tests/story-practice'
import { otherPair, sayTrainer } from '#tests/story-say-which'
import { storyWords } from '#tests/story-run'
import { fitsWindow, inLocale } from '#tests/stories'

const meta = { title: 'Screens/Practice/Why' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const practice = (api: MockAnswers, as: ScreenSetup['as'] = 'user') =>
  screen({ path: '/practice?words=fox,dog', as, api })

const asking = (kind: keyof typeof questions, more: MockAnswers = {}) =>
  practice({ ...practiceOf(structuredClone(questions[kind]) as Question), ...more })

const texts = {
  zh: {
    why: '为什么？',
    back: '知道了',
    goOn: '继续',
    check: '检查',
    notYet: '记住它',
    noun: '名词',
    retry: '重试',
    loading: '正在查例句',
    offline: '词性和例句要联网才能看。',
  },
  en: {
    why: 'Why?',
    back: 'Got it',
    goOn: 'Continue',
    check: 'Check',
    notYet: 'Remember this one',
    noun: 'noun',
    retry: 'Try again',
    loading: 'Looking up examples',
    offline: 'Parts of speech and examples need a connection.',
  },
}

/** Answers by keys once the question stands, and waits for its feedback. */
async function answer(context: Context, keys: string) {
  const text = inLocale(context, texts)
  await context.canvas.findByRole('progressbar')
  const field = context.canvas.queryByRole('textbox')
  if (field) await waitFor(() => expect(field).toHaveFocus())
  await userEvent.keyboard(keys)
  await context.canvas.findByText(text.notYet)
  return text
}

/** Opens the explanation by its button. */
async function open(context: Context, keys: string) {
  const text = await answer(context, keys)
  await userEvent.click(await context.canvas.findByRole('button', { name: text.why }))
  return { text, sheet: within(await context.canvas.findByRole('dialog', { name: text.why })) }
}

/** Its room is kept until its code is here, and goes where there is nothing to explain. */
async function hasNoButton({ canvas, canvasElement, ...context }: Context) {
  await waitFor(() => expect(canvasElement.querySelector('[role="status"] + div > *')).toBeNull())
  await expect(canvas.queryByRole('button', { name: inLocale(context, texts).why })).toBeNull()
}

/** By keyboard alone: '?' opens both words, the focus is inside and comes back, and one press of Enter goes on. */
export const Default: Story = {
  ...asking('choose_word'),
  play: async (context) => {
    const { canvas } = context
    const text = await answer(context, '1')
    const goOn = canvas.getByRole('button', { name: text.goOn })
    await waitFor(() => expect(goOn).toHaveFocus())
    await canvas.findByRole('button', { name: text.why })
    await userEvent.keyboard('?')
    const dialog = await canvas.findByRole('dialog', { name: text.why })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await expect(within(dialog).getByRole('heading', { level: 3, name: 'fox' })).toBeVisible()
    await expect(within(dialog).getByRole('heading', { level: 3, name: 'panda' })).toBeVisible()
    await expect((await within(dialog).findAllByText(text.noun)).length).toBe(2)
    const sentence = await within(dialog).findByText(/eats bamboo all day/)
    await expect(within(sentence).getByText('panda', { selector: 'strong' })).toBeVisible()
    await userEvent.keyboard('1 ')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: text.goOn })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByText(text.notYet)).toBeNull())
  },
}

/** The learner's own key for hints explains, too. */
export const OwnKey: Story = {
  ...asking('choose_word'),
  play: async (context) => {
    storage.write('ownKeys', '{"hint":";"}')
    const { why } = await answer(context, '1')
    await expect(await context.canvas.findByRole('button', { name: why })).toHaveAttribute('aria-keyshortcuts', ';')
    await userEvent.keyboard(';')
    await expect(await context.canvas.findByRole('dialog', { name: why })).toBeVisible()
  },
}

/** Two words that look and sound alike, and that were mixed up before: letters and sounds are told apart. */
export const LookAlikes: Story = {
  ...practice(lookAlikes),
  globals: { locale: 'en', viewport: { value: 'phone' }, displayMode: 'dark' },
  play: async (context) => {
    const { sheet } = await open(context, '1')
    await expect(
      await sheet.findByText(inLocale(context, { zh: '只差 1 个字母：a – e', en: '1 letter apart: a – e' })),
    ).toBeVisible()
    await expect(
      sheet.getByText(inLocale(context, { zh: '只差 1 个音：/ə/ – /ɪ/', en: '1 sound apart: /ə/ – /ɪ/' })),
    ).toBeVisible()
    await expect(sheet.getByText('a', { selector: 'strong' })).toBeVisible()
    await expect(sheet.getByText('e', { selector: 'strong' })).toBeVisible()
    await sheet.findByText(
      inLocale(context, { zh: '这两个词你以前也弄混过。', en: 'You have mixed up these two before.' }),
    )
    await sheet.findByText(/affect 是动词/)
  },
}

/** Letters that were put in another order: each against the right one, with a sign and in words. */
export const Spelled: Story = {
  ...asking('spell_word'),
  globals: { viewport: { value: 'phone' }, displayMode: 'dark' },
  play: async (context) => {
    const { sheet } = await open(context, 'fxo')
    const faults = sheet.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(faults).toEqual(
      inLocale(context, {
        zh: ['第 2 个字母：写了 x，应是 o', '第 3 个字母：写了 o，应是 x'],
        en: ['Letter 2: you wrote x, it is o', 'Letter 3: you wrote o, it is x'],
      }),
    )
    await expect(sheet.getAllByText('≠')).toHaveLength(2)
  },
}

/** A typed word ends with the second slip: what follows was not typed. */
export const Typed: Story = {
  ...asking('type_word'),
  play: async (context) => {
    const { sheet, text } = await open(context, 'q{Backspace}fz')
    await expect(sheet.getByRole('listitem')).toHaveTextContent(
      inLocale(context, { zh: '第 2 个字母：写了 z，应是 o', en: 'Letter 2: you wrote z, it is o' }),
    )
    await sheet.findByText(text.noun)
    await userEvent.click(sheet.getByRole('button', { name: text.back }))
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull())
  },
}

/** What was heard is written down in phonetics beside the letters. */
export const Heard: Story = {
  ...asking('listen_and_type'),
  globals: { locale: 'en' },
  play: async (context) => {
    const { sheet } = await open(context, 'q{Backspace}fz')
    await expect(
      sheet.getByText(inLocale(context, { zh: '你听到的是 /fɑːks/', en: 'What you heard is /fɑːks/' })),
    ).toBeVisible()
  },
}

/** A word that was said and heard as another: what was to be said beside what it sounded like. */
export const Said: Story = {
  ...sayTrainer({ heard: [otherPair], api: explained, onAttempt: () => undefined, onAnswers: () => undefined }),
  play: async (context) => {
    const { canvas } = context
    const record = { zh: ['开始录音', '停止录音'], en: ['Start recording', 'Stop recording'] }
    for (const name of inLocale(context, record)) await userEvent.click(await canvas.findByRole('button', { name }))
    await canvas.findByRole('button', { name: inLocale(context, texts).why })
    await userEvent.keyboard('?')
    const sheet = within(await canvas.findByRole('dialog', { name: inLocale(context, texts).why }))
    await expect(sheet.getByText(inLocale(context, { zh: '要说的是', en: 'What to say' }))).toBeVisible()
    await expect(sheet.getByText(/\/θ\/ – \/s\//)).toBeVisible()
  },
}

/** Without a connection the words, their sounds and their difference are there; what the dictionary adds comes with the connection. */
export const Offline: Story = {
  ...practice({ ...lookAlikes, 'GET /api/words/{word}': offline }),
  beforeEach: async (context) => {
    const release = await practice({ ...lookAlikes, 'GET /api/words/{word}': offline }).beforeEach(context)
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    return () => {
      Reflect.deleteProperty(navigator, 'onLine')
      release()
    }
  },
  play: async (context) => {
    const { sheet, text } = await open(context, '1')
    await sheet.findByText(text.offline)
    await expect(sheet.getByText(inLocale(context, { zh: /影响/, en: /make something change/ }))).toBeVisible()
    await expect(sheet.getByText(inLocale(context, { zh: /只差 1 个字母/, en: /1 letter apart/ }))).toBeVisible()
  },
}

let failures = 0

/** The server has trouble: one can try again. */
export const Failed: Story = {
  name: 'Error',
  ...asking('choose_word', {
    'GET /api/words/{word}': () => {
      failures += 1
      return refuse(500, 'server_error')
    },
  }),
  play: async (context) => {
    const { sheet, text } = await open(context, '1')
    const retry = await sheet.findByRole('button', { name: text.retry })
    const before = failures
    await userEvent.click(retry)
    await waitFor(() => expect(failures).toBeGreaterThan(before))
    await expect(sheet.getByRole('heading', { level: 3, name: 'panda' })).toBeVisible()
  },
}

export const Loading: Story = {
  ...asking('choose_word', { 'GET /api/words/{word}': never }),
  play: async (context) => {
    const { sheet, text } = await open(context, '1')
    await expect((await sheet.findAllByText(text.loading)).length).toBeGreaterThan(0)
    await expect(sheet.getByRole('heading', { level: 3, name: 'panda' })).toBeVisible()
  },
}

/** What was put in order is said in full by the feedback: there is nothing to add. */
export const NothingToAdd: Story = {
  ...asking('arrange_sentence'),
  play: async (context) => {
    const text = inLocale(context, texts)
    await context.canvas.findByRole('progressbar')
    for (const [index] of questions.arrange_sentence.tiles.entries()) await userEvent.keyboard(String(index + 1))
    await userEvent.click(context.canvas.getByRole('button', { name: text.check }))
    await context.canvas.findByText(text.notYet)
    await hasNoButton(context)
  },
}

/** Two own words that have nothing in common: no dictionary knows more. */
export const OwnWords: Story = {
  ...practice(
    practiceOf(
      { kind: 'choose_word', word_id: -1, options: [-3, -1, -2, -4] },
      storyWords.map((word) => ({ ...word, id: -word.id, ipa_us: null, ipa_uk: null })),
    ),
  ),
  play: async (context) => {
    await answer(context, '1')
    await hasNoButton(context)
    await userEvent.keyboard('?')
    await expect(context.canvas.queryByRole('dialog')).toBeNull()
  },
}

/** Long meanings take one line each beside the button, and are read out whole; the explanation shows them whole. */
export const LongMeanings: Story = {
  ...practice({
    ...practiceOf({ kind: 'choose_word', word_id: 1, options: [4, 1, 2, 3] }, longMeanings),
    'GET /api/user': someUser({ meanings_in: 'en' }),
  }),
  globals: { locale: 'en', viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas } = context
    const text = await answer(context, '1')
    const why = await canvas.findByRole('button', { name: text.why })
    const status = canvas.getByText(text.notYet).closest('[role="status"]')
    await expect(status).toHaveTextContent(/bushy tail, said at such a length that a phone needs three lines or more/)
    const lines = [...(status?.querySelectorAll<HTMLElement>('[data-line]') ?? [])]
    await expect(lines).toHaveLength(2)
    for (const line of lines) {
      await expect(line.getBoundingClientRect().height).toBeLessThan(2 * parseFloat(getComputedStyle(line).lineHeight))
    }
    await expect(why.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(canvas.getByRole('button', { name: text.goOn }).getBoundingClientRect().bottom).toBeLessThanOrEqual(
      window.innerHeight,
    )
    await fitsWindow()
    await userEvent.click(why)
    const sheet = within(await canvas.findByRole('dialog', { name: text.why }))
    await expect(sheet.getByText(/black and white bear .* three lines or more/)).toBeVisible()
    await fitsWindow()
  },
}
