import { useEffect, useEffectEvent, useRef } from 'react'
import { Pause, Play, SkipBack, SkipForward } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import {
  Button,
  IconButton,
  Notice,
  PictureTile,
  PlayActions,
  PlayColumn,
  PlayHeader,
  PlayStage,
  Stack,
  Text,
} from '#design-system'
import type { Language } from '#contract/locales'
import { useGameKeys } from '#features/practice'
import { fadedMeanings, meaningOf } from '#features/words'
import type { RecordHeard } from '../api/useRecordHeard.ts'
import { useMediaSession } from '../model/useMediaSession.ts'
import type { useWalkPlayer, Walk } from '../model/useWalkPlayer.ts'
import type { WalkState } from '../model/walk-player.ts'

interface WalkPlayingProps {
  walk: Walk
  state: WalkState
  controls: ReturnType<typeof useWalkPlayer>['controls']
  recording: RecordHeard
}

/** So many words between two counts: what a closed page takes along is little. */
const COUNTED_EVERY = 5

/** Of the application, where a word has no picture. */
const LOGO = '/logo-512.png'

/** What is heard now, with controls that are found without looking; the lock screen has the same. */
export function WalkPlaying({ walk, state, controls, recording }: WalkPlayingProps) {
  const { t } = useTranslation('walk')
  const press = useRef<HTMLButtonElement>(null)
  const { words, plan, options } = walk
  const { step, phase, skipped, missing } = state
  const item = words[plan[step] ?? 0]
  const isOn = phase === 'playing' || phase === 'loading'
  const meaning = item && meaningOf(item.word, fadedMeanings(options.meanings, item.word.faded_to))
  useEffect(() => press.current?.focus({ preventScroll: true }), [])
  const { length } = state.heard
  const count = useEffectEvent(() => recording.record(walk.id, length))
  useEffect(() => {
    if (length > 0 && length % COUNTED_EVERY === 0) count()
  }, [length])
  const toggle = isOn ? controls.pause : controls.play
  useGameKeys({ playPause: toggle, leave: controls.stop }, false)
  useMediaSession(
    item
      ? {
          title: item.word.headword,
          artist: meaning?.text ?? '',
          album: t('title'),
          artwork: item.word.picture ?? LOGO,
        }
      : null,
    isOn,
    controls,
  )
  if (!item || !meaning) return null
  const { word, example } = item
  const translations: Readonly<Record<Language, string | null | undefined>> = { zh: example?.zh, en: null }
  const translation = translations[meaning.lang]
  const ipa = options.accent === 'uk' ? (word.ipa_uk ?? word.ipa_us) : (word.ipa_us ?? word.ipa_uk)
  const names = skipped.flatMap((index) => words[index]?.word.headword ?? [])
  return (
    <PlayColumn fill spacing={{ xs: 4, md: 8 }}>
      <PlayHeader
        progress={{ done: step + 1, total: plan.length, label: t('progress', { done: step + 1, total: plan.length }) }}
        leaveLabel={t('stop')}
        onLeave={controls.stop}
      />
      <PlayStage>
        <Stack spacing={3} align="center">
          {word.picture !== null && <PictureTile src={word.picture} alt={meaning.text} decorative size="l" />}
          <Text variant="h1" align="center" lang="en" breakWord>
            {word.headword}
          </Text>
          {ipa && (
            <Text variant="phonetic" color="textSecondary" lang="en-fonipa">
              /{ipa}/
            </Text>
          )}
          <Text align="center" lang={meaning.lang} breakWord>
            {meaning.text}
          </Text>
          {example && (
            <Stack spacing={1}>
              <Text align="center" lang="en">
                {example.en}
              </Text>
              {translation && (
                <Text align="center" color="textSecondary" lang={meaning.lang}>
                  {translation}
                </Text>
              )}
            </Stack>
          )}
        </Stack>
        <PlayActions role="group" aria-label={t('controls')}>
          <IconButton label={t('previous')} size="l" onClick={controls.previous}>
            <SkipBack />
          </IconButton>
          <IconButton ref={press} label={t(isOn ? 'pauseNow' : 'play')} variant="filled" size="l" onClick={toggle}>
            {isOn ? <Pause /> : <Play />}
          </IconButton>
          <IconButton label={t('next')} size="l" onClick={controls.next}>
            <SkipForward />
          </IconButton>
        </PlayActions>
        <div role="status">
          {phase === 'stuck' ? (
            <Notice
              tone="warning"
              title={t('stuck.title')}
              actions={
                <Button variant="secondary" onClick={controls.play}>
                  {t('retry')}
                </Button>
              }
            >
              {t('stuck.text')}
            </Notice>
          ) : (
            <Stack spacing={2} align="center">
              {phase === 'paused' && <Text color="textSecondary">{t('paused')}</Text>}
              {phase === 'loading' && <Text color="textSecondary">{t('coming')}</Text>}
              {names.length > 0 && (
                <Text color="textSecondary" align="center">
                  {t('skipped', { words: names.join(t('comma')) })}
                </Text>
              )}
              {missing.length > 0 && (
                <Text color="textSecondary" align="center">
                  {t(missing.includes('meaning') ? 'missing.meaning' : 'missing.sentence')}
                </Text>
              )}
            </Stack>
          )}
        </div>
      </PlayStage>
    </PlayColumn>
  )
}
