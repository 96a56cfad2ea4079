import { lazy, Suspense, useState } from 'react'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeletons, useOnline } from '#design-system'
import type { QuestionOf, QuestionProps } from '../model/question-props.ts'
import { useSpeaking } from '../model/useSpeaking.ts'
import type { SayWordProps } from './SayWord.tsx'
import { TypeWord } from './TypeWord.tsx'

/** Recorder and score come with the first word that is to be said. When they do not arrive, the word is typed. */
const SayWord = lazy(async (): Promise<{ default: ComponentType<SayWordProps> }> => {
  try {
    return { default: (await import('./SayWord.tsx')).SayWord }
  } catch (error) {
    reportError(error)
    return { default: (props) => <TypeWord {...props} kind="type_word" /> }
  }
})

/** Asks to say the word; to type it where the learner cannot speak now, without a connection, and when they choose so. */
export function AskToSay(props: QuestionProps<QuestionOf<'say_word'>>) {
  const { state, runId } = props
  const { t } = useTranslation('practice')
  const { canSpeak } = useSpeaking()
  const isOnline = useOnline()
  const [typedTurn, setTypedTurn] = useState<number>()
  const isSaid = state.last?.answer.kind === 'say_word'
  if (runId === undefined || (!isSaid && (!canSpeak || !isOnline || typedTurn === state.turn)))
    return <TypeWord {...props} kind="type_word" />
  return (
    <Suspense fallback={<Skeletons shape="cards" count={1} label={t('starting')} />}>
      <SayWord key={state.turn} {...props} runId={runId} onType={() => setTypedTurn(state.turn)} />
    </Suspense>
  )
}
