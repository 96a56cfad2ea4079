import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import {
  Button,
  ReactingCharacter,
  Notice,
  ResultPage,
  ResultSummary,
  Section,
  WordList,
  WordRow,
} from '#design-system'
import { useGameKeys } from '#features/practice'
import { meaningOf } from '#features/words'
import { formatDuration, formatNumber } from '#lib/format'
import { useLanguage } from '#lib/language'
import type { RecordHeard } from '../api/useRecordHeard.ts'
import type { Walk } from '../model/useWalkPlayer.ts'
import type { WalkState } from '../model/walk-player.ts'

interface WalkEndProps {
  walk: Walk
  state: WalkState
  recording: RecordHeard
  /** Another walk. */
  onAgain: () => void
  onBack: () => void
}

/** What was heard, what was not, and where it is asked. */
export function WalkEnd({ walk, state, recording, onAgain, onBack }: WalkEndProps) {
  const { t } = useTranslation('walk')
  const language = useLanguage()
  const { heard, skipped, seconds } = state
  const { isSaved, today, record } = recording
  const save = () => record(walk.id, heard.length)
  const saveLast = useEffectEvent(save)
  useEffect(() => saveLast(), [])
  useGameKeys({ leave: onBack }, false)
  const names = skipped.flatMap((index) => walk.words[index]?.word.headword ?? [])
  return (
    <ResultPage>
      <ResultSummary
        takeFocus
        figure={<ReactingCharacter pose={heard.length > 0 ? 'cheer' : 'read'} size="s" />}
        praise={heard.length > 0 ? t('end.heard', { count: heard.length }) : t('end.nothing')}
        remark={t('noReview')}
        facts={
          heard.length === 0
            ? []
            : [
                { label: t('end.time'), value: formatDuration(seconds * 1000, language) },
                ...(today === undefined ? [] : [{ label: t('end.today'), value: formatNumber(today, language) }]),
              ]
        }
        missedTitle=""
        missed={[]}
        actions={
          <>
            <Button to={routes.reviewRun()}>{t('end.review')}</Button>
            <Button variant="secondary" onClick={onAgain}>
              {t('end.again')}
            </Button>
            <Button variant="quiet" onClick={onBack}>
              {t('back')}
            </Button>
          </>
        }
      />
      {!isSaved && (
        <div role="status">
          <Notice
            tone="warning"
            actions={
              <Button variant="secondary" onClick={save}>
                {t('end.save')}
              </Button>
            }
          >
            {t('end.unsaved')}
          </Notice>
        </div>
      )}
      {names.length > 0 && <Notice>{t('skipped', { words: names.join(t('comma')) })}</Notice>}
      {heard.length > 0 && (
        <Section title={t('end.words')}>
          <WordList aria-label={t('end.words')}>
            {heard.flatMap((index) => {
              const word = walk.words[index]?.word
              if (!word) return []
              const { text, lang } = meaningOf(word, walk.options.meanings)
              return (
                <WordRow
                  key={word.id}
                  headword={word.headword}
                  meaning={text}
                  meaningLang={lang}
                  picture={word.picture === null ? undefined : { src: word.picture, tint: 'leaf' }}
                  to={routes.word({ word: word.headword })}
                />
              )
            })}
          </WordList>
        </Section>
      )}
    </ResultPage>
  )
}
