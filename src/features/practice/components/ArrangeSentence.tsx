import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, PlayAnswers, PlayDock, Text, Tiles } from '#design-system'
import { showsMeaningsIn } from '#features/words'
import { wordsOfSentence } from '#rules/tiles'
import { tilesOf } from '../model/letters.ts'
import type { QuestionOf, QuestionProps } from '../model/question-props.ts'
import { useGameKeys } from '../model/useGameKeys.ts'
import { Prompt } from './Prompt.tsx'

type Props = QuestionProps<QuestionOf<'arrange_sentence'>>

/** Words to put in the order of a sentence, whose meaning is given where the learner reads Chinese. Mount it anew for every turn. */
export function ArrangeSentence({ question, state, meanings, paused, onAnswer }: Props) {
  const { t } = useTranslation('practice')
  const [placed, setPlaced] = useState<string[]>([])
  const tiles = tilesOf(question.tiles)
  const line = placed.flatMap((id) => tiles.find((tile) => tile.id === id)?.text ?? [])
  const ready = !state.settled && line.length >= wordsOfSentence(question.sentence).length
  const check = () => onAnswer({ word_id: question.word_id, given: line.join(' ') })
  useGameKeys({ continue: ready ? check : undefined }, paused)
  const task = t('task.arrange')
  return (
    <>
      <Prompt task={task} takeFocus={state.turn > 0} />
      {question.zh !== null && showsMeaningsIn(meanings, 'zh') && (
        <Text variant="h3" component="p" lang="zh" align="center">
          {question.zh}
        </Text>
      )}
      <PlayAnswers>
        <Tiles
          label={task}
          kind="words"
          tiles={tiles}
          placed={placed}
          onChange={setPlaced}
          rowLabels={{ line: t('row.answer'), tray: t('row.words') }}
          markLabels={{ right: t('mark.right'), notYet: t('row.answer') }}
          result={state.settled && state.last ? (state.last.right ? 'right' : 'notYet') : null}
          keys={paused ? 'inside' : 'page'}
        />
      </PlayAnswers>
      {!state.settled && (
        <PlayDock>
          <Button disabled={!ready} onClick={check}>
            {t('check')}
          </Button>
        </PlayDock>
      )}
    </>
  )
}
