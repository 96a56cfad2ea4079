import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PlayAnswers, Tiles } from '#design-system'
import { patternOf, spelled, startTyping, tilesOf } from '../model/letters.ts'
import { wordOf } from '../model/question-props.ts'
import type { QuestionOf, QuestionProps } from '../model/question-props.ts'
import { TypingClue } from './TypingClue.tsx'

type Props = QuestionProps<QuestionOf<'spell_word'>>

/** Picture, meaning and voice are given; the word is made of letters. The last letter answers. Mount it anew for every turn. */
export function SpellWord({ question, state, words, meanings, tint, voice, paused, onAnswer }: Props) {
  const { t } = useTranslation('practice')
  const [placed, setPlaced] = useState<string[]>([])
  const tiles = tilesOf(question.tiles)
  const word = wordOf(words, question.word_id)
  if (!word) return null
  const pattern = patternOf(startTyping(word.headword))
  const count = [...pattern].filter((sign) => sign === '_').length
  const change = (line: string[]) => {
    setPlaced(line)
    if (line.length < count) return
    const letters = line.flatMap((id) => tiles.find((tile) => tile.id === id)?.text ?? [])
    onAnswer({ word_id: word.id, given: spelled(pattern, letters) })
  }
  const task = t('task.spell')
  return (
    <>
      <TypingClue {...{ word, meanings, tint, voice, count, task }} takeFocus={state.turn > 0} />
      <PlayAnswers>
        <Tiles
          label={task}
          kind="letters"
          tiles={tiles}
          placed={placed}
          pattern={pattern}
          onChange={change}
          rowLabels={{ line: t('row.answer'), tray: t('row.letters') }}
          markLabels={{ right: t('mark.right'), notYet: t('row.answer') }}
          result={state.settled && state.last ? (state.last.right ? 'right' : 'notYet') : null}
          keys={paused ? 'inside' : 'page'}
        />
      </PlayAnswers>
    </>
  )
}
