import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { allStates, dialogsInLine } from '#tests/all-states'
import { inLocale, withoutControls } from '#tests/stories'
import { Button } from '../Button/Button.tsx'
import { Certificate } from './Certificate.tsx'
import { guide } from './PrintSheet.guide.tsx'
import { PrintSheet } from './PrintSheet.tsx'

const texts = {
  zh: { title: '看图记：森林', printLabel: '打印这一份', backLabel: '回到笔记', part: '谁住在这里' },
  en: { title: 'The forest', printLabel: 'Print this', backLabel: 'Back to the note', part: 'Who lives here' },
}
const words = [
  { id: '1', headword: 'fox', phonetic: 'ˈfɑks', meaning: '狐狸', picture: '/pictures/1f98a.webp' },
  {
    id: '2',
    headword: 'owl',
    phonetic: 'ˈaʊl',
    meaning: '猫头鹰',
    picture: '/pictures/1f989.webp',
    remark: '夜里活动',
  },
]

const meta = {
  title: 'Design system/Data/PrintSheet',
  component: PrintSheet,
  tags: ['autodocs', 'stable'],
  // What covers the page gets a page of its own in the documentation.
  parameters: { guide, docs: { story: { inline: false, height: 420 } } },
  args: { ...texts.zh, parts: [{ id: 'a', title: texts.zh.part, words }], onPrint: fn(), onClose: fn() },
  render: (args, context) => {
    const { part, ...own } = inLocale(context, texts)
    return <PrintSheet {...args} {...own} parts={args.parts.map((each) => ({ ...each, title: part }))} />
  },
} satisfies Meta<typeof PrintSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const { canvas, args } = context
    const own = inLocale(context, texts)
    await expect(await canvas.findByRole('dialog', { name: own.title })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: own.printLabel }))
    await expect(args.onPrint).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: own.backLabel }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const Plain: Story = {
  args: { parts: [{ id: 'a', title: texts.zh.part, words: words.map(({ picture: _, ...word }) => word) }] },
}

const certificate = {
  zh: {
    brand: '词林',
    title: '结业证书',
    completed: '已完成课程',
    course: '日常英语',
    facts: ['学了 48 个单词，答对 92%', '2026年11月23日'],
    print: '打印',
  },
  en: {
    brand: 'Wordgrove',
    title: 'Certificate',
    completed: 'has completed the course',
    course: 'Everyday English',
    facts: ['48 words learned, 92% right', '23 November 2026'],
    print: 'Print',
  },
}

export const OfACourse: Story = {
  parameters: withoutControls,
  render: (_, context) => {
    const { print, ...words } = inLocale(context, certificate)
    return <Certificate {...words} name="mei-lin" actions={<Button>{print}</Button>} />
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('mei-lin')
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  decorators: [dialogsInLine],
  render: allStates({ default: meta, Default, Plain, OfACourse }),
}
