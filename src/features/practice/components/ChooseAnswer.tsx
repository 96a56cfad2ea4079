import { useTranslation } from 'react-i18next'
import type { RunWord } from '#contract/challenges'
import { ChoiceGrid, PlayAnswers } from '#design-system'
import type { ChoiceOption } from '#design-system'
import { meaningOf, SpeakButton } from '#features/words'
import { wordOf } from '../model/question-props.ts'
import type { QuestionOf, QuestionProps } from '../model/question-props.ts'
import { Prompt } from './Prompt.tsx'

type Props = QuestionProps<QuestionOf<'choose_picture' | 'choose_meaning' | 'choose_word'>>

const tasks = { choose_picture: 'task.picture', choose_meaning: 'task.meaning', choose_word: 'task.word' } as const

/** A word is shown and said: which picture, or which meaning, is it? Or a meaning is shown: which word is it? */
export function ChooseAnswer({ question, state, words, meanings, tint, voice, paused, onAnswer }: Props) {
  const { t } = useTranslation('practice')
  const word = wordOf(words, question.word_id)
  if (!word) return null
  const { kind } = question
  const asked = meaningOf(word, meanings)
  const asOption = (option: RunWord): ChoiceOption => {
    const id = String(option.id)
    if (kind === 'choose_word') return { id, text: option.headword, lang: 'en' }
    const { text, lang } = meaningOf(option, meanings)
    return kind === 'choose_picture' && option.picture !== null
      ? { id, picture: { src: option.picture, alt: text, tint } }
      : { id, text, lang }
  }
  const options = question.options.flatMap((id) => wordOf(words, id) ?? []).map(asOption)
  const task = t(tasks[kind])
  return (
    <>
      {kind === 'choose_word' ? (
        <Prompt
          key={state.turn}
          task={task}
          meaning={asked}
          picture={word.picture === null ? undefined : { src: word.picture, tint }}
          takeFocus={state.turn > 0}
        />
      ) : (
        <Prompt
          key={state.turn}
          task={task}
          headword={word.headword}
          ipa={word.ipa_us ?? word.ipa_uk}
          speaker={<SpeakButton headword={word.headword} voice={voice} label={t('hear')} />}
          takeFocus={state.turn > 0}
        />
      )}
      <PlayAnswers>
        <ChoiceGrid
          key={`grid ${state.turn}`}
          label={t('ask', { task, word: kind === 'choose_word' ? asked.text : word.headword })}
          options={options}
          keys={paused ? 'inside' : 'page'}
          markLabels={{ right: t('mark.right'), wrong: t('mark.chosen'), revealed: t('mark.revealed') }}
          result={state.last && { chosen: state.last.answer.given, right: String(question.word_id) }}
          onChoose={(given) => onAnswer({ word_id: question.word_id, given })}
        />
      </PlayAnswers>
    </>
  )
}
