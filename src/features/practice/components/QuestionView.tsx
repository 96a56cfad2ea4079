import type { Question } from '#contract/challenges'
import { browserMessageText } from '#contract/browser-messages'
import { Text } from '#design-system'
import { useLanguage } from '#lib/language'
import type { QuestionProps } from '../model/question-props.ts'
import { ChooseAnswer } from './ChooseAnswer.tsx'
import { MatchPairs } from './MatchPairs.tsx'
import { TypeWord } from './TypeWord.tsx'

/** A question by its kind, of those that challenges ask, and their near relations. */
export function QuestionView({ question, ...rest }: QuestionProps<Question>) {
  const language = useLanguage()
  switch (question.kind) {
    case 'choose_picture':
    case 'choose_meaning':
    case 'choose_word':
      return <ChooseAnswer question={question} {...rest} />
    case 'type_word':
      return <TypeWord question={question} {...rest} />
    case 'match_pairs':
      return <MatchPairs question={question} {...rest} />
    default:
      return <Text>{browserMessageText('question_kind_unknown', language)}</Text>
  }
}
