import { useTranslation } from 'react-i18next'
import type { MeaningsIn } from '#contract/profile'
import type { SoundSkill } from '#contract/sounds'
import { Button, Notice, ProgressRing, ResultPage, ResultSummary } from '#design-system'
import { useGameKeys } from '#features/practice'
import { meaningOf, SpeakButton } from '#features/words'
import type { Voice } from '#features/words'
import { useContrastLabel } from '../model/useContrastLabel.ts'
import type { ItemResult } from '../model/item-result.ts'

interface RoundResultProps {
  skill: SoundSkill
  results: readonly ItemResult[]
  meanings: MeaningsIn
  voice: Voice
  onAgain: () => void
  onSkill: (skill: SoundSkill) => void
  onBack: () => void
  /** Present while answers are not saved. */
  sendAgain: (() => void) | undefined
}

/** What a round came to, and the pairs to hear again. */
export function RoundResult(props: RoundResultProps) {
  const { skill, results, meanings, voice, onAgain, onSkill, onBack, sendAgain } = props
  const { t } = useTranslation('sounds')
  const contrastLabel = useContrastLabel()
  const counted = results.filter(({ chosen }) => chosen !== 'skipped')
  const wrong = counted.filter(({ item, chosen }) => chosen !== item.target)
  const right = counted.length - wrong.length
  const praise =
    counted.length === 0 ? t(`result.none.${skill}`) : t(`result.praise.${skill}`, { right, total: counted.length })
  const confused = new Set(wrong.map(({ item }) => item.contrast))
  useGameKeys({ leave: onBack }, false)
  return (
    <ResultPage>
      <ResultSummary
        takeFocus
        figure={
          <ProgressRing size="l" value={counted.length === 0 ? 0 : right / counted.length} label={praise}>
            {right}/{counted.length}
          </ProgressRing>
        }
        praise={praise}
        facts={[
          { label: t('result.contrasts'), value: new Set(counted.map(({ item }) => item.contrast)).size },
          {
            label: t('result.confused'),
            value: confused.size === 0 ? t('result.nothing') : [...confused].map(contrastLabel).join(', '),
          },
        ]}
        missedTitle={t('result.missed')}
        missed={wrong.map(({ item }, index) => {
          const word = item.words[item.target]
          const other = item.words[item.target === 0 ? 1 : 0]
          const { text, lang } = meaningOf(word, meanings)
          return {
            id: `${index} ${word.id}`,
            headword: word.headword,
            meaning: text,
            meaningLang: lang,
            given: t(`result.chose.${skill}`, { word: other.headword }),
            action: (
              <SpeakButton
                headword={word.headword}
                voice={voice}
                label={t('trainer.hearWord', { word: word.headword })}
                variant="plain"
              />
            ),
          }
        })}
        actions={
          <>
            <Button onClick={onAgain}>{t('result.again')}</Button>
            <Button variant="secondary" onClick={() => onSkill(skill === 'hear' ? 'say' : 'hear')}>
              {t(skill === 'hear' ? 'trainSay' : 'train')}
            </Button>
            <Button variant="quiet" onClick={onBack}>
              {t('trainer.back')}
            </Button>
          </>
        }
      />
      {sendAgain && (
        <div role="status">
          <Notice
            tone="warning"
            actions={
              <Button variant="secondary" onClick={sendAgain}>
                {t('result.sendAgain')}
              </Button>
            }
          >
            {t('result.unsaved')}
          </Notice>
        </div>
      )}
    </ResultPage>
  )
}
