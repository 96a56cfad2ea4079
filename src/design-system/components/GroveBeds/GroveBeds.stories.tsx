import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { fitsWindow, inLocale, localizeArgs, withoutControls } from '#tests/stories'
import type { Language } from '#tests/stories'
import { plantSpecies, plantStages } from '../Plant/plant-shapes.ts'
import { guide } from './GroveBeds.guide.tsx'
import { GroveBeds } from './GroveBeds.tsx'
import type { BedPlant, GroveBed } from './GroveBeds.tsx'
import { GrovePicture } from './GrovePicture.tsx'

const postures = ['upright', 'slight', 'upright', 'leaning', 'upright'] as const

/** Always the same plants. */
const plants = (count: number, start = 0): BedPlant[] =>
  Array.from({ length: count }, (_, index) => ({
    id: start + index + 1,
    species: plantSpecies[(start + index) % plantSpecies.length] ?? 'fern',
    stage: plantStages[(index * 3 + 1) % plantStages.length] ?? 'sprout',
    posture: postures[index % postures.length] ?? 'upright',
    shiftX: ((index * 7) % 5) / 2.5 - 1,
    shiftY: ((index * 11) % 7) / 3.5 - 1,
  }))

const plantAt = (all: readonly BedPlant[]) => (index: number) => all[index]

const titles = {
  zh: ['动物与自然', '食物与饮料', '其他单词'],
  en: ['Animals and nature', 'Food and drink', 'Other words'],
}
const captionOf = (language: Language, count: number) =>
  ({
    zh: `${count} 个单词，${Math.floor(count / 5)} 个要浇水`,
    en: `${count} words, ${Math.floor(count / 5)} thirsty`,
  })[language]

const bedsOf = (language: Language, counts: readonly number[]): GroveBed[] =>
  counts.map((count, index) => ({
    id: `bed-${index}`,
    title: titles[language][index % 3] ?? '',
    caption: captionOf(language, count),
    count,
    plantAt: plantAt(plants(count, index * 10_000)),
  }))

const few = [12, 9, 48]
const many = [4000, 3000, 3000]
const texts = {
  zh: { beds: bedsOf('zh', few), label: '69 个单词：13 个要浇水', zoomInLabel: '放大', zoomOutLabel: '缩小' },
  en: { beds: bedsOf('en', few), label: '69 words: 13 thirsty', zoomInLabel: 'Zoom in', zoomOutLabel: 'Zoom out' },
}
const manyTexts = { zh: { beds: bedsOf('zh', many) }, en: { beds: bedsOf('en', many) } }
const fewTexts = { zh: { beds: bedsOf('zh', [12]) }, en: { beds: bedsOf('en', [12]) } }
const pictureTexts = {
  zh: { title: '我的词林', figure: '69', caption: '个单词在这里生长，14 个结果了', label: '你的词林：69 个单词' },
  en: { title: 'My grove', figure: '69', caption: 'words grow here, 14 in fruit', label: 'Your grove: 69 words' },
}
const picturePlants = plants(69)

const meta = {
  title: 'Design system/Progress/GroveBeds',
  component: GroveBeds,
  tags: ['autodocs', 'new'],
  parameters: { guide },
  args: { onChoose: fn(), ...texts.zh },
  argTypes: { beds: { control: false } },
  render: (args, context) => <GroveBeds {...localizeArgs(context, args, texts)} />,
} satisfies Meta<typeof GroveBeds>

export default meta
type Story = StoryObj<typeof meta>

const painted = (element: HTMLElement) =>
  waitFor(() => expect(element.querySelector('[data-painted] canvas')).not.toBeNull(), { timeout: 10_000 })

/** Scrolls, and waits until what is in the window there is painted. */
async function paintedAt(element: HTMLElement, top: number) {
  window.scrollTo(0, top)
  const middle = window.innerHeight / 2
  await waitFor(
    () => {
      const strips = [...element.querySelectorAll('[data-painted] canvas')].map((strip) =>
        strip.getBoundingClientRect(),
      )
      return expect(strips.some((strip) => strip.top < middle && strip.bottom > middle)).toBe(true)
    },
    { timeout: 10_000 },
  )
}

/** A canvas that a worker draws on has no pixels for the page: what it shows is copied. */
function isBlank(shown: HTMLCanvasElement) {
  const { width, height } = shown
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
  context?.drawImage(shown, 0, 0)
  return !context?.getImageData(0, 0, width, height).data.some((value) => value > 0)
}

export const Default: Story = {
  play: async (context) => {
    const { canvas, canvasElement, args } = context
    await expect(canvas.getByRole('group', { name: inLocale(context, texts).label })).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3)
    await painted(canvasElement)
    const [strip] = canvasElement.querySelectorAll('canvas')
    await waitFor(() => expect(strip && isBlank(strip)).toBe(false), { timeout: 10_000 })
    // The first plant of the first bed, and the earth behind its last.
    const soil = canvasElement.querySelector('.soil')
    const { left = 0, top = 0, right = 0, bottom = 0 } = soil?.getBoundingClientRect() ?? {}
    const ground = canvasElement.querySelector('.ground')
    if (!ground) throw new Error('There is no ground.')
    await fireEvent.click(ground, { clientX: left + 30, clientY: top + 40 })
    await expect(args.onChoose).toHaveBeenLastCalledWith(1)
    await fireEvent.click(ground, { clientX: right - 12, clientY: bottom - 12 })
    await expect(args.onChoose).toHaveBeenCalledOnce()
  },
}

/** More plants in a row, by the button and by keys. Every step is laid out anew: nothing scrolls sideways. */
export const Zoom: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context
    const { zoomInLabel, zoomOutLabel } = inLocale(context, texts)
    const [out, larger] = [
      canvas.getByRole('button', { name: zoomOutLabel }),
      canvas.getByRole('button', { name: zoomInLabel }),
    ]
    /** CSS pixels. */
    const rowHeight = () =>
      parseFloat(canvasElement.querySelector<HTMLElement>('.soil')?.style.getPropertyValue('--row') ?? '')
    await expect(rowHeight()).toBe(64)
    await userEvent.click(out)
    await userEvent.click(out)
    await expect(rowHeight()).toBe(32)
    await expect(out).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('+')
    await expect(out).toHaveAttribute('aria-disabled', 'false')
    await userEvent.click(larger)
    await expect(rowHeight()).toBe(64)
    await painted(canvasElement)
  },
}

/** Few words on a wide screen begin larger, and the smaller sizes are still there. */
export const Few: Story = {
  args: fewTexts.zh,
  globals: { viewport: { value: 'desktop' } },
  render: (args, context) => <GroveBeds {...localizeArgs(context, localizeArgs(context, args, texts), fewTexts)} />,
  play: async (context) => {
    const { canvas, canvasElement } = context
    const soil = canvasElement.querySelector<HTMLElement>('.soil')
    await expect(parseFloat(soil?.style.getPropertyValue('--row') ?? '')).toBe(128)
    await expect(canvas.getByRole('button', { name: inLocale(context, texts).zoomInLabel })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await painted(canvasElement)
  },
}

/** Answers of workers wait until `release`, as on a device that has yet to read their script. Returns what ends it. */
function holdWorkers() {
  const { Worker: BrowserWorker } = globalThis
  const held = Promise.withResolvers<void>()
  globalThis.Worker = class extends BrowserWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      let listener: Worker['onmessage'] = null
      this.addEventListener('message', async (event) => {
        await held.promise
        listener?.call(this, event)
      })
      Object.defineProperty(this, 'onmessage', {
        set: (next: Worker['onmessage']) => {
          listener = next
        },
      })
    }
  }
  releaseWorkers = held.resolve
  return () => {
    globalThis.Worker = BrowserWorker
  }
}
let releaseWorkers = () => {}

/** Ten thousand words: what is near the window is painted, no more. The page draws until the worker is there, and the worker from then on. */
export const Thousands: Story = {
  beforeEach: holdWorkers,
  args: manyTexts.zh,
  globals: { viewport: { value: 'desktop' } },
  render: (args, context) => <GroveBeds {...localizeArgs(context, localizeArgs(context, args, texts), manyTexts)} />,
  play: async ({ canvasElement }) => {
    await painted(canvasElement)
    await expect(canvasElement.querySelectorAll('canvas').length).toBeLessThan(20)
    window.scrollTo(0, document.body.scrollHeight)
    const ground = canvasElement.querySelector('.ground')
    await waitFor(
      () => {
        const last = [...(ground?.querySelectorAll('canvas') ?? [])].map((strip) => strip.getBoundingClientRect())
        const end = ground?.getBoundingClientRect().bottom ?? 0
        return expect(last.some(({ bottom }) => bottom >= end)).toBe(true)
      },
      { timeout: 10_000 },
    )
    await painted(canvasElement)
    releaseWorkers()
    // In the middle more strips are near than at the end: those that were put aside are drawn anew.
    await paintedAt(canvasElement, document.body.scrollHeight / 2)
    await paintedAt(canvasElement, 0)
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await fitsWindow()
    await painted(canvasElement)
  },
}

/** The picture to share: 1080 by 1350 pixels, drawn on the device. */
export const Picture: Story = {
  parameters: withoutControls,
  render: (_, context) => (
    <GrovePicture plants={picturePlants} brand="Wordgrove 词林" {...inLocale(context, pictureTexts)} />
  ),
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLCanvasElement>('img', { name: /69/ })
    await waitFor(() => expect(isBlank(picture)).toBe(false), { timeout: 10_000 })
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, Zoom, Few, Thousands, Phone, Picture }),
}
