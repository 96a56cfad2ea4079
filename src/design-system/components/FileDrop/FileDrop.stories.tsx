import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { guide } from './FileDrop.guide.tsx'
import { FileDrop } from './FileDrop.tsx'
import type { FileDropProps, FileRefusal } from './FileDrop.tsx'

const texts = {
  zh: {
    label: '单词表',
    prompt: '选一个文件，或者拖到这里',
    limits: 'CSV 或 TXT，不超过 1 MB',
    removeLabel: '移除文件',
    refusals: {
      type: '这里只收 CSV 和 TXT 文件',
      size: '文件太大了，请分成几份，每份不超过 1 MB',
      several: '一次只能放一个文件',
    },
  },
  en: {
    label: 'Word list',
    prompt: 'Choose a file, or drop it here',
    limits: 'CSV or TXT, up to 1 MB',
    removeLabel: 'Remove the file',
    refusals: {
      type: 'Only CSV and TXT files fit here',
      size: 'This file is too large. Split it into parts of up to 1 MB',
      several: 'One file at a time',
    },
  },
}
const maxBytes = 1_000_000
const list = new File(['oak,橡树'], 'trees.csv', { type: 'text/csv' })
const picture = new File(['leaf'], 'leaf.png', { type: 'image/png' })
const large = new File([new Uint8Array(maxBytes + 1)], 'forest.txt', { type: 'text/plain' })

/** Answers refusals as a form would. */
function Live({ words, ...props }: FileDropProps & { words: typeof texts.zh }) {
  const [file, setFile] = useState(props.file)
  const [refused, setRefused] = useState<FileRefusal>()
  return (
    <FileDrop
      {...props}
      file={file}
      error={refused ? words.refusals[refused] : props.error && words.refusals.size}
      onRefuse={(why) => {
        setRefused(why)
        props.onRefuse(why)
      }}
      onFile={(next) => {
        setRefused(undefined)
        setFile(next)
        props.onFile(next)
      }}
    />
  )
}

const meta = {
  title: 'Design system/Inputs/FileDrop',
  component: FileDrop,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { ...texts.zh, accept: '.csv,.txt', maxBytes, file: null, loading: false, onFile: fn(), onRefuse: fn() },
  render: (args, context) => <Live {...localizeArgs(context, args, texts)} words={inLocale(context, texts)} />,
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const { canvas, args } = context
    const { label, limits, removeLabel } = inLocale(context, texts)
    const field = canvas.getByLabelText(label)
    await expect(field).toHaveAccessibleDescription(limits)
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.upload(field, list)
    await expect(args.onFile).toHaveBeenLastCalledWith(list)
    await expect(canvas.getByText('trees.csv')).toBeVisible()
    await expect(field).toHaveAccessibleDescription('trees.csv')
    await userEvent.click(canvas.getByRole('button', { name: removeLabel }))
    await expect(args.onFile).toHaveBeenLastCalledWith(null)
    await expect(field).toHaveFocus()
  },
}

export const Dropped: Story = {
  play: async (context) => {
    const { canvas, args } = context
    const { label, refusals } = inLocale(context, texts)
    const drop = (...files: File[]) => {
      const dataTransfer = new DataTransfer()
      for (const file of files) dataTransfer.items.add(file)
      canvas.getByLabelText(label).dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }))
    }
    const answered = (words: string) => waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(words))
    drop(picture)
    await answered(refusals.type)
    drop(large)
    await answered(refusals.size)
    drop(list, list)
    await answered(refusals.several)
    await expect(args.onFile).not.toHaveBeenCalled()
    drop(list)
    await expect(await canvas.findByText('trees.csv')).toBeVisible()
    await expect(args.onFile).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement()
  },
}

export const Pasted: Story = {
  args: { paste: true },
  play: async ({ canvas, args }) => {
    const clipboardData = new DataTransfer()
    clipboardData.items.add(list)
    document.body.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }))
    await expect(await canvas.findByText('trees.csv')).toBeVisible()
    await expect(args.onFile).toHaveBeenLastCalledWith(list)
  },
}

export const WithError: Story = { args: { error: texts.zh.refusals.size } }

export const Chosen: Story = { args: { file: { name: 'trees.csv' } } }

export const Loading: Story = { args: { file: { name: 'trees.csv' }, loading: true } }

export const Phone: Story = {
  args: { file: { name: 'all-the-words-that-i-met-on-my-way-through-the-forest-in-2026.csv' } },
  globals: { viewport: { value: 'phone' } },
  parameters: { docs: { story: { inline: false, height: '14rem' } } },
  play: async ({ canvas }) => {
    const page = document.documentElement
    await expect(canvas.getByText(/forest/)).toBeVisible()
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, Dropped, Pasted, WithError, Chosen, Loading, Phone }),
}
