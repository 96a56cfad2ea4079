import type { ReactNode } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Stack } from '#design-system'
import type { Language } from '#contract/locales'
import { inLocale, storyLanguage } from '#tests/stories'
import { distance, duration, easing } from '../../src/design-system/tokens/motion.ts'
import { MotionDemo } from './parts/motion-demos.tsx'
import { motionPatterns } from './parts/motion-patterns.ts'
import type { MotionPattern } from './parts/motion-patterns.ts'
import { distanceUses, durationUses, easingUses } from './parts/motion-table.ts'
import { MotionSpecimen, Track } from './parts/MotionSpecimen.tsx'
import { ReducedMotion, stillStyles } from './parts/ReducedMotion.tsx'
import { Specimens } from './parts/Specimens.tsx'

const atOnce = { zh: '直接到位。', en: 'It is in its place at once.' }
/** Long enough to see how an easing goes. */
const slow = 900

function Patterns({ language }: { language: Language }) {
  return (Object.keys(motionPatterns) as MotionPattern[]).map((pattern) => {
    const { name, tokens, use, reduced } = motionPatterns[pattern]
    return (
      <MotionSpecimen
        key={pattern}
        name={name[language]}
        tokens={tokens}
        use={use[language]}
        reduced={reduced[language]}
        language={language}
      >
        {(count) => <MotionDemo pattern={pattern} count={count} language={language} />}
      </MotionSpecimen>
    )
  })
}

function Tokens({ language }: { language: Language }) {
  const shared = { reduced: atOnce[language], language }
  return (
    <>
      {(Object.keys(duration) as (keyof typeof duration)[]).map((name) => (
        <MotionSpecimen
          key={name}
          name={`duration.${name}`}
          tokens={`${duration[name]} ms`}
          use={durationUses[name][language]}
          {...shared}
        >
          {(count) => <Track count={count} ms={duration[name]} easing={easing.out} />}
        </MotionSpecimen>
      ))}
      {(Object.keys(easing) as (keyof typeof easing)[]).map((name) => (
        <MotionSpecimen
          key={name}
          name={`easing.${name}`}
          tokens={easing[name]}
          use={easingUses[name][language]}
          {...shared}
        >
          {(count) => <Track count={count} ms={slow} easing={easing[name]} />}
        </MotionSpecimen>
      ))}
      {(Object.keys(distance) as (keyof typeof distance)[]).map((name) => (
        <MotionSpecimen
          key={name}
          name={`distance.${name}`}
          tokens={distance[name]}
          use={distanceUses[name][language]}
          {...shared}
        >
          {(count) => <Track count={count} ms={duration.card} easing={easing.out} travel={distance[name]} />}
        </MotionSpecimen>
      ))}
    </>
  )
}

const inFrame = (language: Language, specimens: ReactNode) => (
  <Specimens language={language}>
    <ReducedMotion language={language}>
      <Stack spacing={6}>{specimens}</Stack>
    </ReducedMotion>
  </Specimens>
)

/** Shown on the page of the same name. */
const meta = {
  title: 'Foundations/Motion',
  tags: ['!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Every movement of the product, by the component that has it. */
export const Default: Story = {
  render: (_, context) => inFrame(storyLanguage(context), <Patterns language={storyLanguage(context)} />),
  play: async (context) => {
    const { canvas } = context
    const play = (name: { zh: string; en: string }) => canvas.getByRole('button', { name: inLocale(context, name) })
    await userEvent.click(play({ zh: '播放 翻卡片', en: 'Play Card flip' }))
    await expect(
      await canvas.findByRole('button', { name: inLocale(context, { zh: '我会了', en: 'Knew it' }) }),
    ).toBeVisible()
    await userEvent.click(play({ zh: '播放 晃一下', en: 'Play Shake' }))
    await expect(await canvas.findByText(inLocale(context, { zh: '你选的', en: 'Your choice' }))).toBeVisible()
    await userEvent.click(play({ zh: '播放 进度', en: 'Play Progress' }))
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2')
    await userEvent.click(play({ zh: '播放 弹层', en: 'Play Sheet' }))
    await expect(await canvas.findByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('dialog')).toBeNull()
    // A second time is played like the first one.
    await userEvent.click(play({ zh: '播放 弹层', en: 'Play Sheet' }))
    await expect(await canvas.findByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
}

/** The switch stops what moves, and dialogs with it. */
export const Reduced: Story = {
  ...Default,
  play: async (context) => {
    const { canvas } = context
    const hasRule = () => [...document.querySelectorAll('style')].some(({ textContent }) => textContent === stillStyles)
    await expect(hasRule()).toBe(false)
    const name = inLocale(context, { zh: '减弱动态效果', en: 'Reduced motion' })
    await userEvent.click(canvas.getByRole('switch', { name }))
    await expect(hasRule()).toBe(true)
    await userEvent.click(canvas.getByRole('switch', { name }))
    await expect(hasRule()).toBe(false)
  },
}

/** Each duration, easing and distance by itself. */
export const Timings: Story = {
  render: (_, context) => inFrame(storyLanguage(context), <Tokens language={storyLanguage(context)} />),
  play: async (context) => {
    const { canvas } = context
    const names = [
      ...Object.keys(duration).map((name) => `duration.${name}`),
      ...Object.keys(easing).map((name) => `easing.${name}`),
      ...Object.keys(distance).map((name) => `distance.${name}`),
    ]
    for (const name of names) {
      const verb = inLocale(context, { zh: '播放', en: 'Play' })
      await userEvent.click(canvas.getByRole('button', { name: `${verb} ${name}` }))
    }
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(names.length)
  },
}
