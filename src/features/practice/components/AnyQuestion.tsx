import type { Question } from '#contract/challenges'
import type { QuestionProps } from '../model/question-props.ts'
import { ArrangeSentence } from './ArrangeSentence.tsx'
import { AskToSay } from './AskToSay.tsx'
import { ListenAndType } from './ListenAndType.tsx'
import { QuestionView } from './QuestionView.tsx'
import { SpellWord } from './SpellWord.tsx'

/** A question of any kind. The game of a level knows only those of QuestionView, and loads no others. */
export function AnyQuestion({ question, ...rest }: QuestionProps<Question>) {
  switch (question.kind) {
    case 'listen_and_type':
      return <ListenAndType question={question} {...rest} />
    case 'spell_word':
      return <SpellWord key={rest.state.turn} question={question} {...rest} />
    case 'arrange_sentence':
      return <ArrangeSentence key={rest.state.turn} question={question} {...rest} />
    case 'say_word':
      return <AskToSay question={question} {...rest} />
    default:
      return <QuestionView question={question} {...rest} />
  }
}
