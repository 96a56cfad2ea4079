import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { fitsWindow, inLocale, localizeArgs, storyLanguage, withoutControls } from '#tests/stories'
import type { Language } from '#tests/stories'
import { animals, foods } from '#tests/story-words'
import { Button } from '../Button/Button.tsx'
import { Character } from '../Character/Character.tsx'
import { ReactingCharacter } from '../Character/ReactingCharacter.tsx'
import { Notice } from '../Notice/Notice.tsx'
import { ProgressRing } from '../ProgressRing/ProgressRing.tsx'
import { ResultPage } from './ResultPage.ts'
import { guide } from './ResultSummary.guide.tsx'
import { ResultSummary } from './ResultSummary.tsx'
import type { MissedWord, ResultSummaryProps } from './ResultSummary.tsx'

const texts = {
  zh: {
    stars: (stars: number) => `获得 ${stars} 颗星，共 3 颗`,
    praise: (right: number) => (right === 8 ? '八颗都发芽了' : `${right} 颗发芽，${8 - right} 颗再浇一次`),
    bed: (right: number) => `${right} 株发芽，${8 - right} 颗种子`,
    time: '用时',
    took: '1 分 12 秒',
    points: '得分',
    first: '一次答对',
    finish: '继续',
    milestone: { number: '50 个单词', text: '学会了，都是你种活的' },
    missedTitle: '再看一眼',
    given: (meaning: string) => `你选的是：${meaning}`,
    actions: ['下一关', '再玩一次', '练习这些词'],
  },
  en: {
    stars: (stars: number) => `${stars} of 3 stars`,
    praise: (right: number) => (right === 8 ? 'All eight sprouted' : `${right} sprouted, ${8 - right} need more water`),
    bed: (right: number) => `${right} sprouted, ${8 - right} still seeds`,
    time: 'Time',
    took: '1 min 12 s',
    points: 'Points',
    first: 'First try',
    finish: 'Continue',
    milestone: { number: '50 words', text: 'Learned, and you grew every one' },
    missedTitle: 'Look at these again',
    given: (meaning: string) => `You chose: ${meaning}`,
    actions: ['Next level', 'Play again', 'Practise these words'],
  },
}

function propsOf(lang: Language, stars: ResultSummaryProps['stars'], right: number): ResultSummaryProps {
  const text = texts[lang]
  const missed: MissedWord[] = animals.slice(0, Math.min(4, 8 - right)).map((word, index) => {
    const given = animals[(index + 1) % animals.length]?.meaning[lang] ?? ''
    const { id, headword, src, tint, meaning } = word
    return {
      id,
      headword,
      picture: { src, tint },
      meaning: meaning[lang],
      meaningLang: lang,
      given: text.given(given),
    }
  })
  const [next, again, practise] = text.actions
  return {
    stars,
    starsLabel: stars === undefined ? undefined : text.stars(stars),
    figure:
      stars === undefined ? (
        <ProgressRing value={right / 8} label={text.praise(right)} size="l">
          {right}/8
        </ProgressRing>
      ) : (
        <Character pose={right === 8 ? 'cheer' : 'think'} size="s" />
      ),
    praise: text.praise(right),
    planted: {
      words: [...animals, ...foods].slice(0, 8).map(({ id, src }, index) => ({
        id,
        picture: src,
        species: 'fern',
        stage: index < 8 - right ? 'seed' : 'sprout',
      })),
      label: text.bed(right),
    },
    missedTitle: text.missedTitle,
    missed,
    facts: [
      { label: text.first, value: `${right}/8` },
      { label: text.time, value: text.took },
      { label: text.points, value: `+${right * 10}` },
    ],
    actions: (
      <>
        <Button>{stars === 3 ? next : again}</Button>
        <Button variant="secondary">{missed.length > 0 ? practise : again}</Button>
      </>
    ),
  }
}

/** The words of the args in the language of the toolbar, and what only code can write. */
function localizeResult(context: Parameters<typeof inLocale>[0] & { parameters: object }, args: ResultSummaryProps) {
  const right = Number(Reflect.get(context.parameters, 'right') ?? 6)
  const drawn = (lang: Language) => propsOf(lang, args.stars, right)
  const wordsOf = (lang: Language) => {
    const { starsLabel, praise, missedTitle } = drawn(lang)
    return { starsLabel, praise, missedTitle }
  }
  const { figure, facts, missed, actions, planted } = drawn(storyLanguage(context))
  return {
    ...localizeArgs(context, args, { zh: wordsOf('zh'), en: wordsOf('en') }),
    figure: args.milestone ? <ReactingCharacter pose="read" size="s" /> : figure,
    ...(args.milestone && { milestone: inLocale(context, texts).milestone }),
    facts,
    missed,
    actions,
    planted,
  }
}

const meta = {
  title: 'Design system/Play/ResultSummary',
  component: ResultSummary,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: propsOf('zh', 2, 6),
  argTypes: {
    figure: { control: false },
    milestone: { control: false },
    planted: { control: false },
    facts: { control: false },
    missed: { control: false },
    actions: { control: false },
  },
  render: (args, context) => <ResultSummary {...localizeResult(context, args)} />,
} satisfies Meta<typeof ResultSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context
    const text = inLocale(context, texts)
    await expect(canvas.getByRole('heading', { name: text.praise(6) })).toBeVisible()
    await expect(canvas.getByRole('img', { name: text.stars(2) })).toBeVisible()
    await expect(canvas.getByRole('list', { name: text.missedTitle }).children).toHaveLength(2)
    await expect(canvas.getByRole('img', { name: text.bed(6) })).toBeVisible()
    await expect(canvasElement.querySelectorAll('[data-stage="seed"] > svg')).toHaveLength(2)
    await expect(canvasElement.querySelector('[data-confetti]')).toBeNull()
  },
}

export const ThreeStars: Story = {
  args: propsOf('zh', 3, 8),
  parameters: { right: 8 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
    await expect(canvasElement.querySelector('.won > [data-size="s"] svg')).toBeVisible()
    await expect(canvasElement.querySelector('[data-confetti]')).not.toBeNull()
  },
}

/** The number is the largest text of the screen, and the heading, which has the focus, is read out together with it. */
export const Milestone: Story = {
  args: { ...propsOf('zh', 3, 8), milestone: texts.zh.milestone },
  parameters: { right: 8 },
  play: async (context) => {
    const { canvas, canvasElement } = context
    const { milestone, praise, actions } = inLocale(context, texts)
    const number = canvas.getByText(milestone.number)
    const heading = canvas.getByRole('heading', { level: 1, name: praise(8) })
    await expect(heading).toHaveAccessibleDescription(`${milestone.number} ${milestone.text}`)
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
    await expect(sizeOf(number)).toBeGreaterThan(sizeOf(heading))
    const next = canvas.getByRole('button', { name: actions[0] }).getBoundingClientRect()
    await expect(number.getBoundingClientRect().bottom).toBeLessThan(next.top)
    await expect(canvasElement.querySelector('[data-reaction]')?.getAnimations()).toEqual([])
  },
}

/** When the last question is answered, the result takes the focus and is read out. */
export const TakingFocus: Story = {
  parameters: withoutControls,
  render: function Finishing(_, context) {
    const lang = inLocale<Language>(context, { zh: 'zh', en: 'en' })
    const [finished, setFinished] = useState(false)
    if (finished) return <ResultSummary {...propsOf(lang, 3, 8)} takeFocus />
    return <Button onClick={() => setFinished(true)}>{texts[lang].finish}</Button>
  },
  play: async (context) => {
    const text = inLocale(context, texts)
    await userEvent.click(context.canvas.getByRole('button', { name: text.finish }))
    await expect(context.canvas.getByRole('heading', { name: text.praise(8) })).toHaveFocus()
  },
}

export const OneStar: Story = { args: propsOf('zh', 1, 3), parameters: { right: 3 } }

/** A practice wins no stars: a ring shows how much of it was right. */
export const WithoutStars: Story = {
  args: propsOf('zh', undefined, 6),
  parameters: { right: 6 },
  play: async (context) => {
    const text = inLocale(context, texts)
    await expect(context.canvas.getByRole('progressbar', { name: text.praise(6) })).toBeVisible()
    await expect(context.canvas.queryByRole('img', { name: text.stars(3) })).toBeNull()
  },
}

export const Phone: Story = { ...OneStar, globals: { viewport: { value: 'phone' } }, play: fitsWindow }

const dueTomorrow = { zh: '其中 2 个单词明天复习。', en: 'Two of these words are due tomorrow.' }

export const Page: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args, context) => (
    <ResultPage>
      <ResultSummary {...localizeResult(context, args)} />
      <Notice>{inLocale(context, dueTomorrow)}</Notice>
    </ResultPage>
  ),
  play: async (context) => {
    const { canvas } = context
    const summary = canvas.getByRole('heading', { name: inLocale(context, texts).praise(6) })
    const next = canvas.getByText(inLocale(context, dueTomorrow))
    await expect(next.getBoundingClientRect().top).toBeGreaterThan(summary.getBoundingClientRect().bottom)
    await fitsWindow()
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, ThreeStars, Milestone, TakingFocus, OneStar, WithoutStars, Phone, Page }),
}
