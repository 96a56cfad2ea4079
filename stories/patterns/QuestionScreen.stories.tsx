import { useState } from 'react'
import type { ReactNode } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Volume2 } from 'lucide-react'
import { expect, userEvent } from 'storybook/test'
import {
  ChoiceGrid,
  ConfirmDialog,
  Container,
  FeedbackBar,
  Flashcard,
  IconButton,
  PictureTile,
  PlayHeader,
  Stack,
  Text,
  Tiles,
} from '#design-system'
import { fitsWindow, inLocale } from '#tests/stories'
import { animals } from '#tests/story-words'
import { texts } from './question-texts.ts'

const [fox] = animals

type Words = typeof texts.zh
type Lang = keyof typeof texts
type Result = 'right' | 'notYet' | null

interface FrameProps {
  words: Words
  /** What to do: the heading of the screen. */
  task: string
  /** What is asked, below the task. */
  prompt?: ReactNode
  result?: Result
  answer?: string
  onContinue?: () => void
  children: ReactNode
}

/** Progress above, the question in the middle, the answer's judgement below: each keeps its room. */
function Frame({ words, task, prompt, result = null, answer, onContinue, children }: FrameProps) {
  const [leaving, setLeaving] = useState(false)
  return (
    <Container component="main" sx={{ py: 4 }}>
      <PlayHeader
        progress={{ done: 3, total: 8, label: words.progress }}
        leaveLabel={words.leave}
        onLeave={() => setLeaving(true)}
      />
      <Stack spacing={6} sx={{ py: 6 }}>
        <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center' }}>
          <Text variant="h3" component="h1">
            {task}
          </Text>
          {prompt}
        </Stack>
        {children}
      </Stack>
      {onContinue && (
        <FeedbackBar
          result={result}
          title={result === 'right' ? words.marks.right : words.marks.remember}
          answer={result === 'notYet' ? `${words.answer}${answer}` : undefined}
          continueLabel={words.next}
          onContinue={onContinue}
          focusContinue
        />
      )}
      <ConfirmDialog
        open={leaving}
        title={words.leaveTitle}
        confirmLabel={words.leave}
        cancelLabel={words.stay}
        danger
        onConfirm={() => setLeaving(false)}
        onCancel={() => setLeaving(false)}
      >
        {words.leaveText}
      </ConfirmDialog>
    </Container>
  )
}

function Hear({ words }: { words: Words }) {
  return (
    <IconButton label={words.hear} variant="filled">
      <Volume2 />
    </IconButton>
  )
}

function Choose({ lang }: { lang: Lang }) {
  const words = texts[lang]
  const [chosen, setChosen] = useState<string>()
  const result = chosen === undefined ? null : chosen === fox.id ? 'right' : 'notYet'
  return (
    <Frame
      words={words}
      task={words.choose}
      prompt={
        <>
          <Text variant="headword" component="p" lang="en">
            {fox.headword}
          </Text>
          <Hear words={words} />
        </>
      }
      result={result}
      answer={fox.meaning[lang]}
      onContinue={() => setChosen(undefined)}
    >
      <ChoiceGrid
        label={words.choose}
        options={animals.map(({ id, src, tint, meaning }) => ({ id, picture: { src, tint, alt: meaning[lang] } }))}
        result={chosen === undefined ? null : { chosen, right: fox.id }}
        onChoose={setChosen}
        markLabels={words.marks}
        keys="page"
      />
    </Frame>
  )
}

interface BuildProps {
  lang: Lang
  kind: 'letters' | 'words'
  parts: readonly string[]
  right: string
}

/** Judged as soon as the line is as long as the answer. */
function Build({ lang, kind, parts, right }: BuildProps) {
  const words = texts[lang]
  const [placed, setPlaced] = useState<string[]>([])
  const tiles = parts.map((text, index) => ({ id: `${text}-${index}`, text }))
  const glue = kind === 'letters' ? '' : ' '
  const line = placed.flatMap((id) => tiles.find((tile) => tile.id === id)?.text ?? []).join(glue)
  const result = line.length < right.length ? null : line === right ? 'right' : 'notYet'
  const letters = kind === 'letters'
  return (
    <Frame
      words={words}
      task={letters ? words.spell : words.arrange}
      prompt={
        letters ? (
          <PictureTile src={fox.src} tint={fox.tint} alt={fox.meaning[lang]} />
        ) : (
          <Text color="textSecondary">{words.sentence}</Text>
        )
      }
      result={result}
      answer={right}
      onContinue={() => setPlaced([])}
    >
      <Tiles
        label={letters ? words.spell : words.arrange}
        kind={kind}
        tiles={tiles}
        pattern={letters ? '_'.repeat(right.length) : undefined}
        placed={placed}
        onChange={setPlaced}
        result={result}
        rowLabels={words.rows}
        markLabels={words.marks}
        keys="page"
      />
    </Frame>
  )
}

function Remember({ lang }: { lang: Lang }) {
  const words = texts[lang]
  const [turned, setTurned] = useState(false)
  return (
    <Frame words={words} task={words.remember}>
      <Flashcard
        turned={turned}
        onTurn={setTurned}
        turnLabel={words.turn}
        answerLabels={words.answers}
        onAnswer={() => setTurned(false)}
        keys="page"
        front={
          <>
            <Text variant="headword" component="p" lang="en">
              {fox.headword}
            </Text>
            <Hear words={words} />
          </>
        }
        back={
          <>
            <PictureTile src={fox.src} tint={fox.tint} alt={fox.meaning[lang]} decorative size="l" />
            <Text variant="h3" component="p">
              {fox.meaning[lang]}
            </Text>
          </>
        }
      />
    </Frame>
  )
}

const langOf = (context: Parameters<typeof inLocale>[0]) => inLocale<Lang>(context, { zh: 'zh', en: 'en' })

const meta = {
  title: 'Patterns/Question screen',
  parameters: { layout: 'fullscreen' },
  render: (_, context) => <Choose lang={langOf(context)} />,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context
    const words = texts[langOf(context)]
    await userEvent.keyboard('2')
    await expect(canvas.getByText(new RegExp(words.answer))).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('1')
    await expect(canvas.getByRole('status')).toHaveTextContent(words.marks.right)
  },
}

export const SpellWithTiles: Story = {
  render: (_, context) => <Build lang={langOf(context)} kind="letters" parts={['x', 'a', 'f', 'o']} right="fox" />,
  play: async (context) => {
    const { canvas } = context
    const words = texts[langOf(context)]
    await userEvent.keyboard('fox')
    const [, feedback] = canvas.getAllByRole('status')
    await expect(feedback).toHaveTextContent(words.marks.right)
    await expect(canvas.getByRole('button', { name: words.next })).toHaveFocus()
  },
}

export const ArrangeSentence: Story = {
  render: (_, context) => (
    <Build
      lang={langOf(context)}
      kind="words"
      parts={['tree', 'fox', 'under', 'sleeps', 'The', 'the']}
      right="The fox sleeps under the tree"
    />
  ),
  play: async (context) => {
    const { canvas } = context
    for (const word of ['The', 'fox', 'sleeps', 'under', 'the', 'tree'])
      await userEvent.click(canvas.getByRole('button', { name: word }))
    const [, feedback] = canvas.getAllByRole('status')
    await expect(feedback).toHaveTextContent(texts[langOf(context)].marks.right)
  },
}

export const Cards: Story = {
  render: (_, context) => <Remember lang={langOf(context)} />,
  play: async (context) => {
    const words = texts[langOf(context)]
    await userEvent.click(context.canvas.getByRole('button', { name: words.turn }))
    await expect(context.canvas.getByText(fox.meaning[langOf(context)])).toBeVisible()
  },
}

/** Leaving loses something, so it is asked. */
export const Leaving: Story = {
  play: async (context) => {
    const { canvas } = context
    const words = texts[langOf(context)]
    await userEvent.click(canvas.getByRole('button', { name: words.leave }))
    await expect(canvas.getByRole('alertdialog', { name: words.leaveTitle })).toBeVisible()
  },
}

export const Phone: Story = {
  render: (_, context) => <Build lang={langOf(context)} kind="letters" parts={['x', 'a', 'f', 'o']} right="fox" />,
  globals: { viewport: { value: 'phone' } },
  play: fitsWindow,
}
