import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, spyOn, userEvent } from 'storybook/test'
import { allStates, dialogsInLine } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { guide } from './Toast.guide.tsx'
import { Toast } from './Toast.tsx'
import { ToastProvider, useToast } from './ToastProvider.tsx'

const texts = {
  zh: { text: '已保存到单词笔记', closeLabel: '关闭' },
  en: { text: 'Saved to your notes', closeLabel: 'Close' },
}
const failure = { zh: { text: '没能保存，请检查网络' }, en: { text: 'Not saved. Check your connection.' } }
const removal = {
  zh: { closeLabel: '关闭', undo: '撤销', remove: '删除这一页', removed: '已删除“旅行”' },
  en: { closeLabel: 'Close', undo: 'Undo', remove: 'Delete this page', removed: 'Deleted “Travel”' },
}
const undo = fn()

const meta = {
  title: 'Design system/Feedback/Toast',
  component: Toast,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { text: texts.zh.text, closeLabel: texts.zh.closeLabel, tone: 'success', onClose: fn() },
  argTypes: { action: { control: false } },
  render: (args, context) => <Toast {...localizeArgs(context, args, texts)} />,
} satisfies Meta<typeof Toast>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /关闭|Close/ }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

const TOAST_MS = 6000

/** Catches the timers of a toast; what it answers ends those that still run. The page's other timers go on as they are. */
function catchToastTimers() {
  const timers = new Map<number, () => void>()
  const { setTimeout: realSetTimeout, clearTimeout: realClearTimeout } = window
  let last = -1
  spyOn(window, 'setTimeout').mockImplementation(((run: () => void, ms?: number) => {
    if (ms !== TOAST_MS) return realSetTimeout(run, ms)
    last -= 1
    timers.set(last, run)
    return last
  }) as typeof setTimeout)
  spyOn(window, 'clearTimeout').mockImplementation((id) => {
    if (!timers.delete(Number(id))) realClearTimeout(id)
  })
  return () => {
    for (const [id, run] of timers) {
      timers.delete(id)
      run()
    }
  }
}

let endTimers: () => void = () => undefined

/** It stays as long as the focus is inside, also when the pointer comes and goes; then it leaves. */
export const StaysWhileFocused: Story = {
  beforeEach: () => {
    endTimers = catchToastTimers()
  },
  play: async ({ canvas, args, ...context }) => {
    const cross = canvas.getByRole('button', { name: inLocale(context, texts).closeLabel })
    const toast = cross.parentElement ?? cross
    cross.focus()
    await fireEvent.mouseOver(toast)
    await fireEvent.mouseOut(toast)
    endTimers()
    await expect(args.onClose).not.toHaveBeenCalled()
    cross.blur()
    await expect(args.onClose).not.toHaveBeenCalled()
    endTimers()
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  args: { ...failure.zh, tone: 'error' },
  render: (args, context) => <Toast {...localizeArgs(context, localizeArgs(context, args, texts), failure)} />,
  play: async ({ canvas, ...context }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(inLocale(context, failure).text)
  },
}

function Remover({ words }: { words: typeof removal.zh }) {
  const toast = useToast()
  const remove = () => toast({ text: words.removed, action: { label: words.undo, onPress: undo } })
  return <Button onClick={remove}>{words.remove}</Button>
}

export const WithUndo: Story = {
  parameters: withoutControls,
  render: (_, context) => {
    const words = inLocale(context, removal)
    return (
      <ToastProvider closeLabel={words.closeLabel}>
        <Remover words={words} />
      </ToastProvider>
    )
  },
  play: async ({ canvas, ...context }) => {
    const words = inLocale(context, removal)
    await userEvent.click(canvas.getByRole('button', { name: words.remove }))
    await expect(canvas.getByRole('status')).toHaveTextContent(words.removed)
    const undoIt = canvas.getByRole('button', { name: words.undo })
    // The colour of a quiet button cannot be read on a toast.
    await expect(getComputedStyle(undoIt).color).toBe(getComputedStyle(canvas.getByText(words.removed)).color)
    await userEvent.click(undoIt)
    await expect(undo).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: words.remove }))
  },
}

/** A dialog lies on top of all that the page has; what it says in passing is seen all the same. */
export const OverADialog: Story = {
  parameters: withoutControls,
  render: (_, context) => {
    const words = inLocale(context, removal)
    return (
      <ToastProvider closeLabel={words.closeLabel}>
        <Dialog open title={words.remove} onClose={fn()} closeLabel={words.closeLabel}>
          <Remover words={words} />
        </Dialog>
      </ToastProvider>
    )
  },
  play: async ({ canvas, ...context }) => {
    const words = inLocale(context, removal)
    await userEvent.click(canvas.getByRole('button', { name: words.remove }))
    await expect(canvas.getByRole('status')).toHaveTextContent(words.removed)
    const undoIt = canvas.getByRole('button', { name: words.undo })
    const { left, top } = undoIt.getBoundingClientRect()
    await expect(undoIt.contains(document.elementFromPoint(left + 4, top + 4))).toBe(true)
    await userEvent.click(undoIt)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(canvas.getByRole('dialog')).toBeVisible()
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  decorators: [dialogsInLine],
  render: allStates({ default: meta, Default, StaysWhileFocused, Failed, WithUndo, OverADialog }),
}
