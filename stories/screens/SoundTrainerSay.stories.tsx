/** /sounds/train?skill=say: one of two words is said, and the server says which it heard. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { messageText } from '#contract/messages'
import type { PairAttempt } from '#contract/speech'
import { never, offline, refuse, type MockAnswers } from '#tests/mock-api'
import { failMicrophone, hearTone } from '#tests/story-recordings'
import { neitherPair, otherPair, rightPair, sayTrainer, unjudgedPair } from '#tests/story-say-which'
import { fitsWindow, inLocale } from '#tests/stories'
import { localVoice, spokenTexts, withVoices } from '#tests/story-voices'

const send = fn<(body: unknown) => undefined>()
const asked = fn<(words: string) => void>()

const meta = {
  title: 'Screens/Sounds/Say',
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    send.mockClear()
    asked.mockClear()
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const trainer = (heard: readonly PairAttempt[] = [rightPair], api: MockAnswers = {}, microphone?: () => () => void) =>
  sayTrainer({ heard, api, microphone, onAttempt: asked, onAnswers: send })

const texts = {
  zh: {
    start: '开始录音',
    stop: '停止录音',
    right: '说对了',
    other: '听起来是另一个词',
    heardOther: '听到 sink，音是 /s/。要说的是 think。',
    neither: /不像 think，也不像 sink：那个音更像 \/t\//,
    notCounted: /这一次不算/,
    skip: '跳过',
    next: '继续',
    compare: '对比着听',
    hearOther: '听 sink',
    praise: '2 题说对 1 题',
    none: '这一轮没有说成',
    became: '听成了 right',
    switch: '听辨练习',
    hear: '听是哪个',
    hearTask: '听到的是哪一个词？',
    again: '再发一次',
    approximate: /机器听的，仅供参考/,
    privacy: '服务器听完就丢，不保存你的声音。',
  },
  en: {
    start: 'Start recording',
    stop: 'Stop recording',
    right: 'Said right',
    other: 'It sounded like the other word',
    heardOther: 'I heard sink, with /s/. The word was think.',
    neither: /neither think nor sink: the sound was more like \/t\//,
    notCounted: /does not count/,
    skip: 'Skip',
    next: 'Continue',
    compare: 'Compare the two',
    hearOther: 'Hear sink',
    praise: '1 of 2 said right',
    none: 'Nothing was said in this round',
    became: 'It sounded like right',
    switch: 'Train your ear',
    hear: 'Hear which',
    hearTask: 'Which word do you hear?',
    again: 'Send it again',
    approximate: /Approximate: a machine listened/,
    privacy: 'The server listens and forgets: your voice is not kept.',
  },
}
type Name = keyof typeof texts.en

const begin = async (context: Context) => {
  const words = inLocale(context, texts)
  await context.canvas.findByRole('heading', { level: 1, name: /think/ })
  return words
}
const button = (context: Context, name: Name) =>
  context.canvas.findByRole('button', { name: inLocale(context, texts)[name] })
/** What is said of an answer is on the page before, and hidden. */
const find = (context: Context, name: Name) =>
  waitFor(() => expect(context.canvas.getByText(inLocale(context, texts)[name])).toBeVisible())

/** Says a word by the button. */
async function sayIt(context: Context): Promise<void> {
  await userEvent.click(await button(context, 'start'))
  await userEvent.click(await button(context, 'stop'))
}

/** By keys alone: space begins, Enter ends, Enter goes on; the result counts, and moves no memory card. */
export const Default: Story = {
  ...trainer([rightPair, otherPair]),
  play: async (context) => {
    const { canvas } = context
    const words = await begin(context)
    await userEvent.keyboard(' ')
    await button(context, 'stop')
    await userEvent.keyboard('{Enter}')
    await find(context, 'right')
    await expect(asked).toHaveBeenLastCalledWith('think sink')
    await find(context, 'approximate')
    await waitFor(async () => expect(await button(context, 'next')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('heading', { level: 1, name: /light/ })
    await sayIt(context)
    await find(context, 'other')
    await userEvent.click(await button(context, 'next'))
    await canvas.findByRole('heading', { name: words.praise })
    await expect(canvas.getByText(words.became)).toBeVisible()
    await expect(canvas.getByRole('button', { name: words.switch })).toBeVisible()
    await expect(send).toHaveBeenLastCalledWith(
      expect.objectContaining({
        skill: 'say',
        answers: [
          { contrast: 'TH S', is_right: true },
          { contrast: 'L R', is_right: false },
        ],
      }),
    )
  },
}

/** Before anything is said: the word with its sound and meaning, the model of both, the recorder. */
export const Ready: Story = {
  ...withVoices(trainer(), [localVoice], 'true'),
  play: async (context) => {
    const words = await begin(context)
    await button(context, 'start')
    await find(context, 'privacy')
    // Nothing is played by itself: the learner speaks first.
    await expect(spokenTexts()).toEqual([])
    const both = within(context.canvas.getByRole('list', { name: words.compare }))
    await userEvent.click(both.getByRole('button', { name: words.hearOther }))
    await waitFor(() => expect(spokenTexts().map(([, text]) => text)).toEqual(['sink']))
  },
}

const hearOther = async (context: Context) => {
  await begin(context)
  await sayIt(context)
  await find(context, 'other')
  await expect(
    await context.canvas.findByText(
      (_, node) => node?.textContent === inLocale(context, texts).heardOther && node.tagName === 'P',
    ),
  ).toBeVisible()
  await fitsWindow()
}

/** The other word was heard: both are named, with the sound. */
export const Other: Story = { ...trainer([otherPair]), play: hearOther }
export const OnPhone: Story = { ...trainer([otherPair]), globals: { viewport: { value: 'phone' } }, play: hearOther }
export const Dark: Story = {
  ...trainer([otherPair]),
  globals: { viewport: { value: 'phone' }, displayMode: 'dark' },
  play: hearOther,
}
export const EyeProtection: Story = {
  ...trainer([otherPair]),
  globals: { viewport: { value: 'phone' }, displayMode: 'eye-protection' },
  play: hearOther,
}

/** A second try is practice: what was heard first counts. */
export const Again: Story = {
  ...trainer([otherPair, rightPair]),
  play: async (context) => {
    await begin(context)
    await sayIt(context)
    await find(context, 'other')
    await sayIt(context)
    await find(context, 'right')
    await expect(asked).toHaveBeenCalledTimes(2)
    await expect(send).toHaveBeenCalledOnce()
    await expect(send).toHaveBeenLastCalledWith(
      expect.objectContaining({ answers: [{ contrast: 'TH S', is_right: false }] }),
    )
  },
}

/** Neither word counts for nothing, and names the sound that was heard. */
export const Neither: Story = {
  ...trainer([neitherPair]),
  play: async (context) => {
    await begin(context)
    await sayIt(context)
    await find(context, 'neither')
    await find(context, 'notCounted')
    await expect(send).not.toHaveBeenCalled()
    await expect(await button(context, 'start')).toBeEnabled()
  },
}

/** Nothing was heard, it was too loud, or there is no scorer any more: none of it counts, and the word can be skipped. */
export const NotJudged: Story = {
  ...trainer([unjudgedPair('silent'), unjudgedPair('too_loud'), unjudgedPair('no_scorer')]),
  play: async (context) => {
    const { canvas } = context
    const words = await begin(context)
    for (const reason of [
      { zh: /没听到声音/, en: /Nothing was heard/ },
      { zh: /太大/, en: /too loud for/ },
      { zh: /现在没法评分/, en: /cannot be scored right now/ },
    ]) {
      await sayIt(context)
      await expect(await canvas.findByText(inLocale(context, reason))).toHaveTextContent(words.notCounted)
    }
    await userEvent.click(await button(context, 'skip'))
    await canvas.findByRole('heading', { level: 1, name: /light/ })
    await userEvent.click(await button(context, 'skip'))
    await canvas.findByRole('heading', { name: words.none })
    await expect(send).not.toHaveBeenCalled()
  },
}

/** Without a connection what was said waits for a press. */
export const Offline: Story = {
  ...trainer([], { 'POST /api/sounds/attempts': offline }),
  play: async (context) => {
    await begin(context)
    await sayIt(context)
    await expect(await button(context, 'again')).toBeVisible()
    await find(context, 'notCounted')
    await expect(send).not.toHaveBeenCalled()
  },
}

/** Too many wait for the scorer: the same sound is sent again. */
export const Busy: Story = {
  ...trainer([], { 'POST /api/sounds/attempts': () => refuse(503, 'busy') }),
  play: async (context) => {
    await begin(context)
    await sayIt(context)
    const reason = messageText('busy', inLocale(context, { zh: 'zh', en: 'en' }))
    await context.canvas.findByText((text) => text.startsWith(reason))
    await expect(await button(context, 'again')).toBeVisible()
  },
}

/** The microphone is refused: how to allow it, and the button stays. */
export const Refused: Story = {
  ...trainer([], {}, () => failMicrophone('NotAllowedError')),
  play: async (context) => {
    await begin(context)
    await userEvent.click(await button(context, 'start'))
    await context.canvas.findByText(inLocale(context, { zh: /浏览器禁用了麦克风/, en: /Your browser blocks/ }))
    await expect(await button(context, 'start')).toBeEnabled()
    await expect(await button(context, 'skip')).toBeVisible()
  },
}

/** Nothing was said: it is told before anything is sent. */
export const Silence: Story = {
  ...trainer([], {}, () => hearTone(1, true)),
  play: async (context) => {
    await begin(context)
    await sayIt(context)
    await context.canvas.findByText(inLocale(context, { zh: /没录到声音/, en: /We heard nothing/ }))
    await expect(asked).not.toHaveBeenCalled()
  },
}

/** Before the first answer the other way to train is one press away. */
export const Switched: Story = {
  ...trainer(),
  play: async (context) => {
    const words = await begin(context)
    await userEvent.click(context.canvas.getByRole('radio', { name: words.hear }))
    await context.canvas.findByRole('heading', { level: 1, name: words.hearTask })
  },
}

/** No scorer, or none that tells the two sounds apart. */
export const Empty: Story = {
  ...trainer([], { 'GET /api/sounds/round': { items: [] } }),
  play: async (context) => {
    await context.canvas.findByText(
      inLocale(context, { zh: /这里没有评分服务，或者机器分不清/, en: /There are no pairs to say/ }),
    )
    await expect(await button(context, 'switch')).toBeVisible()
  },
}

export const Loading: Story = {
  ...trainer([], { 'GET /api/sounds/round': never }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, { zh: '正在读取', en: 'Loading' }))
  },
}
