import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Volume2 } from 'lucide-react'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { fitsWindow, inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { animals } from '#tests/story-words'
import { IconButton } from '../IconButton/IconButton.tsx'
import { PictureTile } from '../PictureTile/PictureTile.tsx'
import { Text } from '../Text/Text.tsx'
import { guide } from './Flashcard.guide.tsx'
import { Flashcard } from './Flashcard.tsx'
import type { FlashcardProps } from './Flashcard.tsx'

const [fox] = animals
const texts = {
  zh: { turn: '翻面', notYet: '还不会', knew: '我会了', hear: '听发音' },
  en: { turn: 'Turn over', notYet: 'Not yet', knew: 'Knew it', hear: 'Hear it' },
}
const ownTexts = {
  zh: { turnLabel: texts.zh.turn, answerLabels: texts.zh },
  en: { turnLabel: texts.en.turn, answerLabels: texts.en },
}
const speak = fn()

/** Turns as a deck would. */
function Live({ onTurn, ...props }: FlashcardProps) {
  const [turned, setTurned] = useState(props.turned)
  return (
    <Flashcard
      {...props}
      turned={turned}
      onTurn={(next) => {
        setTurned(next)
        onTurn(next)
      }}
    />
  )
}

const meta = {
  title: 'Design system/Play/Flashcard',
  component: Flashcard,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: {
    ...ownTexts.zh,
    front: fox.headword,
    back: fox.meaning.zh,
    turned: false,
    onTurn: fn(),
    onAnswer: fn(),
    takeFocus: false,
    keys: 'page',
  },
  argTypes: { front: { control: false }, back: { control: false } },
  render: (args, context) => {
    const words = inLocale(context, texts)
    return (
      <Live
        {...localizeArgs(context, args, ownTexts)}
        front={
          <>
            <Text variant="headword" component="p" lang="en">
              {fox.headword}
            </Text>
            <IconButton label={words.hear} onClick={speak}>
              <Volume2 />
            </IconButton>
          </>
        }
        back={
          <>
            <PictureTile src={fox.src} tint={fox.tint} alt={inLocale(context, fox.meaning)} decorative size="l" />
            <Text variant="h3" component="p">
              {inLocale(context, fox.meaning)}
            </Text>
          </>
        }
      />
    )
  },
} satisfies Meta<typeof Flashcard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const { canvas, args } = context
    const words = inLocale(context, texts)
    await userEvent.click(canvas.getByRole('button', { name: words.hear }))
    await expect(speak).toHaveBeenCalled()
    await expect(args.onTurn).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('button', { name: words.knew })).toBeNull()
    const turn = canvas.getByRole('button', { name: words.turn })
    // A screen reader says what the card asks when it gets the focus.
    await expect(turn).toHaveAccessibleDescription(expect.stringContaining(fox.headword))
    await userEvent.click(turn)
    await expect(canvas.getByText(inLocale(context, fox.meaning))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: words.knew }))
    await expect(args.onAnswer).toHaveBeenCalledOnce()
    await expect(args.onAnswer).toHaveBeenCalledWith(true)
  },
}

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('2')
    await expect(args.onAnswer).not.toHaveBeenCalled()
    await userEvent.keyboard(' ')
    await expect(args.onTurn).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onTurn).toHaveBeenLastCalledWith(false)
    // A focused button keeps its Space: the card turns once.
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onTurn).toHaveBeenCalledTimes(3)
    await userEvent.keyboard('1')
    await expect(args.onAnswer).toHaveBeenCalledOnce()
    await expect(args.onAnswer).toHaveBeenCalledWith(false)
  },
}

/** The card goes with the finger and says what letting go would mean; half a swipe means nothing. */
/** Keys that the learner set: the usual ones do nothing any more, and each button names its own. */
export const OwnKeys: Story = {
  args: { shortcuts: { turn: 'l', notYet: '/', knew: 'k' } },
  play: async ({ canvas, args, ...context }) => {
    const words = inLocale(context, texts)
    await userEvent.keyboard(' ')
    await expect(args.onTurn).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: words.turn })).toHaveAttribute('aria-keyshortcuts', 'l')
    await userEvent.keyboard('l')
    await expect(args.onTurn).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard('2')
    await expect(args.onAnswer).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: words.knew })).toHaveAttribute('aria-keyshortcuts', 'k')
    await userEvent.keyboard('k')
    await expect(args.onAnswer).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard('/')
    await expect(args.onAnswer).toHaveBeenLastCalledWith(false)
  },
}

export const Swiped: Story = {
  play: async (context) => {
    const { canvas, args } = context
    const words = inLocale(context, texts)
    const card = canvas.getByRole('button', { name: words.turn }).parentElement
    if (!card) throw new Error('No card')
    const finger = { pointerId: 7, pointerType: 'touch', isPrimary: true }
    const swipe = async (by: number, look?: () => Promise<void>) => {
      await fireEvent.pointerDown(card, { ...finger, clientX: 200 })
      await fireEvent.pointerMove(card, { ...finger, clientX: 200 + by })
      await look?.()
      await fireEvent.pointerUp(card, { ...finger, clientX: 200 + by })
    }
    await swipe(-90)
    await expect(args.onTurn).toHaveBeenLastCalledWith(true)
    await expect(args.onAnswer).not.toHaveBeenCalled()
    const [verdict] = canvas.getAllByText(words.knew)
    await swipe(40, async () => {
      await expect(parseFloat(card.style.translate)).toBe(40)
      await expect(verdict).not.toBeVisible()
    })
    await expect(args.onAnswer).not.toHaveBeenCalled()
    await expect(card.style.translate).toBe('')
    await swipe(80, () => expect(verdict).toBeVisible())
    await expect(args.onAnswer).toHaveBeenLastCalledWith(true)
    await swipe(-80)
    await expect(args.onAnswer).toHaveBeenLastCalledWith(false)
  },
}

export const Turned: Story = { args: { turned: true } }

export const Phone: Story = { args: { turned: true }, globals: { viewport: { value: 'phone' } }, play: fitsWindow }

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, ByKeyboard, OwnKeys, Swiped, Turned, Phone }),
}
