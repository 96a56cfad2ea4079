import { useEffect, useEffectEvent } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question, RunWord } from '#contract/challenges'
import type { MeaningsIn } from '#contract/profile'
import { AnswerAside, AnswerLine, FeedbackBar, PictureTile, PlayStage, Stack, Text } from '#design-system'
import type { PictureTint } from '#design-system'
import type { OpenPhoneme } from '#features/speech'
import { fadedMeanings, meaningOf, playTone } from '#features/words'
import type { Voice } from '#features/words'
import { useUser } from '#lib/session'
import { fadingOf } from '../model/fading.ts'
import type { ExplainSlot } from '../model/missed-answer.ts'
import { wordOf } from '../model/question-props.ts'
import type { QuestionProps } from '../model/question-props.ts'
import { useGameKeys } from '../model/useGameKeys.ts'
import type { RunPlay } from '../model/useRun.ts'
import { QuestionView } from './QuestionView.tsx'

export interface RunQuestionProps {
  run: Pick<RunPlay, 'state' | 'answer' | 'next'>
  /** Id of the practice, for words that are said. */
  runId?: string
  meanings: MeaningsIn
  tint: PictureTint
  voice: Voice
  /** Nothing sounds by itself; the buttons still do. */
  muted: boolean
  /** Shows how a sound is made that was said. */
  onPhoneme?: OpenPhoneme | undefined
  /** A dialog lies over the game. */
  paused: boolean
  /** Esc was pressed. */
  onLeave: () => void
  /** Inside a conversation: nothing keeps room for what comes later. */
  compact?: boolean
  /** What else may help after a wrong answer. */
  aidSlot?: ((word: RunWord, turn: number) => ReactNode) | undefined
  /** Explains a wrong answer; left out, its feedback is all that is said. */
  explainSlot?: ExplainSlot | undefined
  /** Shows a question by its kind; left out, those of challenges. */
  View?: ComponentType<QuestionProps<Question>>
}

/** Questions whose answer is the word itself: it is not said before it is found. */
const silent: readonly Question['kind'][] = ['choose_word', 'arrange_sentence', 'match_pairs', 'say_word']
/** Typed, so that the keyboard of a phone stays open from word to word. */
const typed: readonly Question['kind'][] = ['type_word', 'listen_and_type']

/** Milliseconds that a right answer stays before the next question comes by itself. */
export const rightStays = 1_100

/** The question that is asked now, how the answer was, and the way on. */
export function RunQuestion(props: RunQuestionProps) {
  const { run, runId, meanings, tint, voice, muted, paused, onLeave, onPhoneme, compact, aidSlot } = props
  const { explainSlot, View = QuestionView } = props
  const { t } = useTranslation('practice')
  const { state, answer, next } = run
  const { question, last, settled, turn, words } = state
  const asked = question && question.kind !== 'match_pairs' ? wordOf(words, question.word_id) : undefined
  const right = settled && last?.right === true
  const missed = settled && !right
  const chosen =
    missed && question && last && 'options' in question ? wordOf(words, Number(last.answer.given)) : undefined
  const hides = question !== null && silent.includes(question.kind)
  const { user } = useUser()
  const faded = user?.meanings_fade ? fadedMeanings(meanings, fadingOf(state)) : meanings
  const quiet = muted || user?.auto_play === false

  const sound = useEffectEvent(() => {
    if (asked && !hides && !quiet) voice.say(asked.headword)
  })
  useEffect(() => sound(), [turn])

  const respond = useEffectEvent(() => {
    if (!last || muted) return
    if (user?.sound_effects !== false) playTone(last.right ? 'right' : 'notYet')
    const word = wordOf(words, last.answer.word_id)
    // What was hidden is heard once it is found; what was heard before, only when it was missed.
    if (word && (hides ? last.right || settled : !last.right)) voice.say(word.headword)
  })
  useEffect(() => {
    // In a task of its own: the frame that shows how the answer was does not wait for its sound.
    const timer = setTimeout(() => respond())
    return () => clearTimeout(timer)
  }, [last])

  // The sounds of what was said are looked at for as long as the learner likes.
  const stays = last?.answer.kind === 'say_word'
  const goOn = useEffectEvent(() => next())
  useEffect(() => {
    if (!right || stays || paused) return undefined
    const timer = setTimeout(() => goOn(), rightStays)
    return () => clearTimeout(timer)
  }, [right, stays, paused, turn])

  useGameKeys(
    {
      continue: settled ? next : undefined,
      listen: asked && (!hides || settled) ? () => voice.say(asked.headword) : undefined,
      leave: onLeave,
    },
    paused,
  )

  if (!question) return null
  const Frame = compact ? Stack : PlayStage
  return (
    <Frame {...(compact && { spacing: 4 })}>
      <View
        question={question}
        runId={runId}
        state={state}
        words={words}
        meanings={faded}
        tint={tint}
        voice={voice}
        quiet={quiet || !voice.available}
        paused={paused}
        onAnswer={answer}
        onPhoneme={onPhoneme}
      />
      <FeedbackBar
        result={settled ? (missed ? 'notYet' : 'right') : null}
        title={t(missed ? 'mark.remember' : question.kind === 'match_pairs' ? 'allMatched' : 'mark.right')}
        answer={
          <>
            {question.kind === 'arrange_sentence' ? (
              <strong lang="en">{question.sentence}</strong>
            ) : (
              asked && <RightAnswer word={asked} chosen={chosen} meanings={missed ? meanings : faded} tint={tint} />
            )}
            {missed && asked && aidSlot?.(asked, turn)}
          </>
        }
        aside={
          explainSlot &&
          missed &&
          asked &&
          last && (
            <AnswerAside>
              {explainSlot({ word: asked, chosen, answer: last.answer, meanings, tint, voice })}
            </AnswerAside>
          )
        }
        continueLabel={t('continue')}
        onContinue={next}
        docked={!compact}
        compact={compact}
        focusContinue={!typed.includes(question.kind)}
      />
    </Frame>
  )
}

interface RightAnswerProps {
  word: RunWord
  /** What was chosen in its place: the two are told apart side by side. */
  chosen?: RunWord | undefined
  meanings: MeaningsIn
  tint: PictureTint
}

/** The word and what it means, with its picture. */
function RightAnswer({ word, chosen, meanings, tint }: RightAnswerProps) {
  const { t } = useTranslation('practice')
  const { text, lang } = meaningOf(word, meanings)
  const taken = chosen && meaningOf(chosen, meanings)
  return (
    <>
      {word.picture !== null && <PictureTile src={word.picture} alt={text} decorative tint={tint} size="xs" />}
      <span>
        <AnswerLine>
          <strong lang="en">{word.headword}</strong> <span lang={lang}>{text}</span>
        </AnswerLine>
        {taken && (
          <Text variant="body2" component="span" color="textSecondary" block>
            <AnswerLine>
              {t('youChose')} <strong lang="en">{chosen.headword}</strong> <span lang={taken.lang}>{taken.text}</span>
            </AnswerLine>
          </Text>
        )}
        {word.unreviewed && (
          <Text variant="caption" component="span" color="textSecondary" block>
            {t('unreviewed')}
          </Text>
        )}
      </span>
    </>
  )
}
