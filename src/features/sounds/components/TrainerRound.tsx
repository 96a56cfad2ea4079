import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/profile'
import type { RoundItem, SoundSkill } from '#contract/sounds'
import { PlayColumn, PlayHeader } from '#design-system'
import { useListening } from '#features/practice'
import type { ExplainSlot } from '#features/practice'
import { meaningsFor, useVoice } from '#features/words'
import { useLanguage } from '#lib/language'
import { useSendAnswers } from '../api/useSendAnswers.ts'
import type { ItemResult } from '../model/item-result.ts'
import { HearQuestion } from './HearQuestion.tsx'
import { RoundResult } from './RoundResult.tsx'
import { SayQuestion } from './SayQuestion.tsx'
import { SkillChoice } from './SkillChoice.tsx'

interface TrainerRoundProps {
  skill: SoundSkill
  round: { readonly id: string; readonly items: readonly RoundItem[] }
  user: User
  onSkill: (skill: SoundSkill) => void
  onAgain: () => void
  onBack: () => void
  /** The learner cannot listen now. */
  onQuiet: () => void
  /** Explains a wrong answer. */
  explainSlot: ExplainSlot
}

const answersOf = (results: readonly ItemResult[]) =>
  results.flatMap(({ item, chosen }) =>
    chosen === 'skipped' ? [] : [{ contrast: item.contrast, is_right: chosen === item.target }],
  )

/** Ten pairs: each word is heard and chosen, or said and heard, and compared with the other. */
export function TrainerRound(props: TrainerRoundProps) {
  const { skill, round, user, onSkill, onAgain, onBack, onQuiet, explainSlot } = props
  const { t } = useTranslation('sounds')
  const language = useLanguage()
  const voice = useVoice()
  const { setQuiet } = useListening()
  const { send, isSaved } = useSendAnswers(round.id, skill)
  const [results, setResults] = useState<readonly ItemResult[]>([])
  const [index, setIndex] = useState(0)
  const { preload } = voice
  useEffect(() => {
    preload(round.items.flatMap(({ words }) => words.map(({ headword }) => headword)))
  }, [preload, round])
  const item = round.items[index]
  const meanings = meaningsFor(user, language)
  const chosen = results[index]?.chosen
  const add = (next: ItemResult['chosen']) => {
    // The first answer counts: whatever is tried after it is practice.
    if (!item || chosen !== undefined) return
    const all = [...results, { item, chosen: next }]
    setResults(all)
    if (next !== 'skipped') send(answersOf(all))
  }
  const next = () => setIndex((current) => current + 1)
  const skip = () => {
    add('skipped')
    next()
  }
  if (!item) {
    const sendAgain = isSaved ? undefined : () => send(answersOf(results))
    return <RoundResult {...{ skill, results, meanings, voice, onAgain, onSkill, onBack, sendAgain }} />
  }
  const question = {
    item,
    chosen,
    meanings,
    voice,
    isFirst: index === 0,
    onSkip: skip,
    onNext: next,
    onLeave: onBack,
    explainSlot,
  }
  return (
    <PlayColumn fill spacing={{ xs: 4, md: 8 }}>
      <PlayHeader
        progress={{
          done: index,
          total: round.items.length,
          label: t('trainer.progress', { done: index, total: round.items.length }),
        }}
        leaveLabel={t('trainer.leave')}
        onLeave={onBack}
      />
      {results.length === 0 && <SkillChoice value={skill} onChange={onSkill} />}
      {skill === 'hear' ? (
        <HearQuestion
          key={index}
          {...question}
          onChoose={add}
          onCannotListen={() => {
            setQuiet(true)
            onQuiet()
          }}
        />
      ) : (
        <SayQuestion key={index} {...question} accent={user.voice_accent} onHeard={add} />
      )}
    </PlayColumn>
  )
}
