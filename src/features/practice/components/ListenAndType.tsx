import { EarOff, Turtle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton, PlayActions, Text } from '#design-system'
import { SpeakButton } from '#features/words'
import { isOwnWord } from '#rules/own-words'
import { wordOf } from '../model/question-props.ts'
import type { QuestionOf, QuestionProps } from '../model/question-props.ts'
import { useListening } from '../model/useListening.ts'
import { Prompt } from './Prompt.tsx'
import { TypeWord } from './TypeWord.tsx'

type Props = QuestionProps<QuestionOf<'type_word' | 'listen_and_type'>>

/** Only the voice is given. The meaning takes its place when the learner cannot listen now, or when no voice can say an own word. */
export function ListenAndType(props: Props) {
  const { question, words, voice } = props
  const { t } = useTranslation('practice')
  const { canListen, setQuiet } = useListening()
  const word = wordOf(words, question.word_id)
  const isSilent = word !== undefined && isOwnWord(word.id) && !voice.available
  if (!canListen || !word || isSilent) return <TypeWord {...props} kind="type_word" />
  const clue = (
    <>
      <Prompt task={t('task.listen')} takeFocus={false} />
      <PlayActions>
        <SpeakButton headword={word.headword} voice={voice} label={t('hear')} size="l" />
        <IconButton label={t('hearSlowly')} onClick={() => voice.say(word.headword, { slow: true })}>
          <Turtle />
        </IconButton>
      </PlayActions>
      {!voice.available && (
        <Text role="status" align="center" color="textSecondary">
          {t('noVoice')}
        </Text>
      )}
    </>
  )
  return (
    <TypeWord
      {...props}
      heard={{ clue, label: t('typeHeard') }}
      more={
        <Button variant="quiet" startIcon={<EarOff />} onClick={() => setQuiet(true)}>
          {t('cannotListen')}
        </Button>
      }
    />
  )
}
