import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { RunWord } from '#contract/challenges'
import type { MeaningsIn } from '#contract/user'
import { FeedbackBar, PictureTile, Stack } from '#design-system'
import type { PatchName } from '#design-system'
import { playTone } from '#features/words'
import type { Voice } from '#features/words'
import { meaningOf } from '../model/meanings.ts'
import { wordOf } from '../model/question-props.ts'
import { useGameKeys } from '../model/useGameKeys.ts'
import type { RunPlay } from '../model/useRun.ts'
import { QuestionView } from './QuestionView.tsx'

export interface RunQuestionProps {
  run: RunPlay
  meanings: MeaningsIn
  patch: PatchName
  voice: Voice
  /** Nothing sounds by itself; the buttons still do. */
  muted: boolean
  /** A dialog lies over the game. */
  paused: boolean
  /** Esc was pressed. */
  onLeave: () => void
}

/** Milliseconds that a right answer stays before the next question comes by itself. */
const rightStays = 1_100

/** The question that is asked now, how the answer was, and the way on. */
export function RunQuestion({ run, meanings, patch, voice, muted, paused, onLeave }: RunQuestionProps) {
  const { t } = useTranslation('practice')
  const { state, answer, next } = run
  const { question, last, settled, turn, words } = state
  const asked = question && question.kind !== 'match_pairs' ? wordOf(words, question.word_id) : undefined
  const right = settled && last?.right === true

  const sound = useEffectEvent(() => {
    if (asked && !muted) voice.say(asked.headword)
  })
  useEffect(() => sound(), [turn])

  const respond = useEffectEvent(() => {
    if (!last || muted) return
    playTone(last.right ? 'right' : 'notYet')
    const word = wordOf(words, last.answer.word_id)
    if (word && (question?.kind === 'match_pairs' ? last.right : !last.right)) voice.say(word.headword)
  })
  useEffect(() => respond(), [last])

  useEffect(() => {
    if (!right || paused) return undefined
    const timer = setTimeout(next, rightStays)
    return () => clearTimeout(timer)
  }, [right, paused, next, turn])

  useGameKeys(
    {
      onEnter: settled ? next : undefined,
      onSpace: asked && (() => voice.say(asked.headword)),
      onEscape: onLeave,
    },
    paused,
  )

  if (!question) return null
  return (
    <Stack sx={{ gap: { xs: 4, md: 6 }, width: '100%' }}>
      <QuestionView
        question={question}
        state={state}
        words={words}
        meanings={meanings}
        patch={patch}
        voice={voice}
        paused={paused}
        onAnswer={answer}
      />
      <FeedbackBar
        result={settled && last ? (right ? 'right' : 'notYet') : null}
        title={t(right ? (question.kind === 'match_pairs' ? 'allMatched' : 'mark.right') : 'mark.notYet')}
        answer={asked && <RightAnswer word={asked} meanings={meanings} patch={patch} />}
        continueLabel={t('continue')}
        onContinue={next}
        focusContinue={question.kind !== 'type_word'}
      />
    </Stack>
  )
}

/** The word and what it means, with its picture. */
function RightAnswer({ word, meanings, patch }: { word: RunWord; meanings: MeaningsIn; patch: PatchName }) {
  const { text, lang } = meaningOf(word, meanings)
  return (
    <Stack component="span" direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      {word.picture !== null && <PictureTile src={word.picture} alt={text} decorative patch={patch} size="xs" />}
      <span>
        <strong lang="en">{word.headword}</strong> <span lang={lang}>{text}</span>
      </span>
    </Stack>
  )
}
