import { useEffect, useEffectEvent, useState } from 'react'
import {
  Box,
  Button,
  ChoiceGrid,
  Confetti,
  Dialog,
  Flashcard,
  ProgressBar,
  ReactingCharacter,
  StarRating,
  Text,
  useToast,
} from '#design-system'
import type { Language } from '#contract/locales'
import { animals } from '#tests/story-words'
import { duration } from '../../../src/design-system/tokens/motion.ts'
import type { MotionPattern } from './motion-patterns.ts'

const texts = {
  zh: {
    press: '按我',
    marks: { right: '答对了', wrong: '你选的', revealed: '正确答案' },
    choose: '选出“狐狸”的图片',
    progress: '共 8 题',
    toast: '已保存到笔记',
    title: '要离开这一关吗？',
    text: '已经答对的单词都记下了。',
    close: '关闭',
    turn: '翻面',
    answers: { notYet: '还不会', knew: '我会了' },
    stars: '三颗星',
  },
  en: {
    press: 'Press me',
    marks: { right: 'Right', wrong: 'Your choice', revealed: 'The answer' },
    choose: 'Choose the picture of the fox',
    progress: 'of 8 questions',
    toast: 'Saved to your notes',
    title: 'Leave this level?',
    text: 'The words that you knew are remembered.',
    close: 'Close',
    turn: 'Turn over',
    answers: { notYet: 'Not yet', knew: 'Knew it' },
    stars: 'Three stars',
  },
}

interface DemoProps {
  /** How often it was played. */
  count: number
  language: Language
}

const [fox, rabbit] = animals

/** Runs when it was played, not when the page opens. */
function usePlayed(count: number, run: () => void): void {
  const onPlayed = useEffectEvent(run)
  useEffect(() => {
    if (count > 0) onPlayed()
  }, [count])
}

function Press({ count, language }: DemoProps) {
  const [isDown, setDown] = useState(false)
  usePlayed(count, () => {
    setDown(true)
    setTimeout(() => setDown(false), duration.tap * 2)
  })
  // A script cannot press as a finger does: the frame steps in as the button would.
  return (
    <Box sx={{ display: 'inline-block', scale: isDown ? '0.98' : '1', transition: `scale ${duration.tap}ms` }}>
      <Button variant="secondary">{texts[language].press}</Button>
    </Box>
  )
}

function Choose({ count, language, chosen }: DemoProps & { chosen: string }) {
  const { choose, marks } = texts[language]
  return (
    <ChoiceGrid
      key={count}
      label={choose}
      options={[fox, rabbit].map(({ id, src, tint, meaning }) => ({
        id,
        picture: { src, tint, alt: meaning[language] },
      }))}
      result={useLater(count) ? { chosen, right: fox.id } : null}
      onChoose={() => undefined}
      markLabels={marks}
    />
  )
}

/** True a moment after it was played: what changes has to be seen unchanged first. */
function useLater(count: number): boolean {
  const [shown, setShown] = useState(0)
  usePlayed(count, () => {
    setTimeout(() => setShown(count), duration.card)
  })
  return count > 0 && shown === count
}

function Progress({ count, language }: DemoProps) {
  return <ProgressBar label={`${(count % 8) + 1} ${texts[language].progress}`} value={(count % 8) + 1} max={8} />
}

function Fade({ count, language }: DemoProps) {
  const toast = useToast()
  usePlayed(count, () => toast({ text: texts[language].toast }))
  return null
}

function Sheet({ count, language }: DemoProps) {
  const [closed, setClosed] = useState(0)
  const { title, text, close } = texts[language]
  const onClose = () => setClosed(count)
  return (
    <Dialog open={count > closed} title={title} closeLabel={close} onClose={onClose}>
      <Text>{text}</Text>
    </Dialog>
  )
}

function Flip({ count, language }: DemoProps) {
  const { turn, answers } = texts[language]
  const [turned, setTurned] = useState(false)
  usePlayed(count, () => setTurned(!turned))
  return (
    <Flashcard
      front={
        <Text variant="headword" component="p" lang="en">
          {fox.headword}
        </Text>
      }
      back={<Text variant="h3">{fox.meaning[language]}</Text>}
      turned={turned}
      onTurn={setTurned}
      turnLabel={turn}
      answerLabels={answers}
      onAnswer={() => setTurned(false)}
    />
  )
}

function Fall({ count }: DemoProps) {
  return (
    <Box sx={{ position: 'relative', height: '10rem', borderRadius: 1, bgcolor: 'tint.neutral' }}>
      {count > 0 && <Confetti key={count} />}
    </Box>
  )
}

/** Each movement by the component that has it. */
export function MotionDemo({ pattern, ...demo }: DemoProps & { pattern: MotionPattern }) {
  switch (pattern) {
    case 'press':
      return <Press {...demo} />
    case 'hop':
      return <Choose {...demo} chosen={fox.id} />
    case 'shake':
      return <Choose {...demo} chosen={rabbit.id} />
    case 'progress':
      return <Progress {...demo} />
    case 'fade':
      return <Fade {...demo} />
    case 'sheet':
      return <Sheet {...demo} />
    case 'flip':
      return <Flip {...demo} />
    case 'stars':
      return <StarRating key={demo.count} value={3} size="l" label={texts[demo.language].stars} landing />
    case 'reaction':
      return <ReactingCharacter key={demo.count} pose="cheer" size="s" />
    case 'confetti':
      return <Fall {...demo} />
  }
}
