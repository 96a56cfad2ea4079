import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { MatchBoard, PlayAnswers, VisuallyHidden } from '#design-system'
import type { MatchLeft, MatchPair } from '#design-system'
import { judgeBy, openWords } from '#rules/run'
import { meaningOf } from '#features/words'
import { wordOf } from '../model/question-props.ts'
import type { QuestionOf, QuestionProps } from '../model/question-props.ts'
import { Prompt } from './Prompt.tsx'

type Props = QuestionProps<QuestionOf<'match_pairs'>>

/** Pictures (meanings where there are none) to pair with words. Only the word that was tapped loses its first try. */
export function MatchPairs({ question, state, words, meanings, tint, paused, onAnswer }: Props) {
  const { t } = useTranslation('practice')
  const { answers, last, turn } = state
  const ofBoard = (ids: readonly number[]) => ids.flatMap((id) => wordOf(words, id) ?? [])
  const pictured = ofBoard(question.left).every(({ picture }) => picture !== null)
  const left = ofBoard(question.left).map((word): MatchLeft => {
    const { text, lang } = meaningOf(word, meanings)
    return pictured && word.picture !== null
      ? { id: String(word.id), picture: { src: word.picture, alt: text, tint } }
      : { id: String(word.id), text, lang }
  })
  const right = ofBoard(question.right).map(({ id, headword }) => ({ id: String(id), word: headword }))
  const open = new Set(openWords(question, answers, judgeBy(words)))
  const matched = question.left.filter((id) => !open.has(id)).map((id) => ({ leftId: String(id), rightId: String(id) }))
  // The same object for the same try: the board tells by it that another one was wrong.
  const wrong = useMemo(
    (): MatchPair | null =>
      last && !last.right ? { leftId: last.answer.given, rightId: String(last.answer.word_id) } : null,
    [last],
  )
  const task = t(pictured ? 'task.matchPictures' : 'task.matchMeanings')
  return (
    <>
      <Prompt key={turn} task={task} takeFocus={turn > 0} />
      <PlayAnswers>
        <MatchBoard
          key={`board ${turn}`}
          label={task}
          sideLabels={{ left: t(pictured ? 'side.pictures' : 'side.meanings'), right: t('side.words') }}
          left={left}
          right={right}
          matched={matched}
          wrong={wrong}
          markLabels={{ matched: t('mark.matched'), wrong: t('mark.notYet') }}
          keys={paused ? 'inside' : 'page'}
          onMatch={({ leftId, rightId }) => onAnswer({ word_id: Number(rightId), given: leftId })}
        />
      </PlayAnswers>
      <VisuallyHidden role="status">
        {last && !state.settled && t(last.right ? 'mark.matched' : 'mark.notYet')}
      </VisuallyHidden>
    </>
  )
}
