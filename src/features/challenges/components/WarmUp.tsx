import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RunWord } from '#contract/challenges'
import type { MeaningsIn } from '#contract/profile'
import { Button, PlayDock, PlayStage, Stack, Text, WordCard } from '#design-system'
import type { PictureTint } from '#design-system'
import { useGameKeys } from '#features/practice'
import { fadedMeanings, meaningOf, SpeakButton } from '#features/words'
import type { Voice } from '#features/words'
import { useUser } from '#lib/session'

export interface WarmUpProps {
  /** The words that will be asked, in the order in which they are met. */
  words: readonly RunWord[]
  meanings: MeaningsIn
  tint: PictureTint
  voice: Voice
  muted: boolean
  paused: boolean
  /** How many words have been met. */
  onProgress: (met: number) => void
  onLeave: () => void
  onDone: () => void
}

/** The words of the level one by one: picture, sound, meaning. Then the game, or the game at once. */
export function WarmUp(props: WarmUpProps) {
  const { words, meanings, tint, voice, muted, paused, onProgress, onLeave, onDone } = props
  const { t } = useTranslation('challenges')
  const { user } = useUser()
  const [index, setIndex] = useState(0)
  const word = words[index]
  const isLast = index >= words.length - 1

  const sound = useEffectEvent(() => {
    if (word && !muted) voice.say(word.headword)
  })
  useEffect(() => sound(), [index])

  const next = () => {
    if (isLast) return onDone()
    setIndex(index + 1)
    onProgress(index + 1)
  }
  useGameKeys({ continue: next, listen: word && (() => voice.say(word.headword)), leave: onLeave }, paused)
  if (!word) return null

  const { text, lang } = meaningOf(word, user?.meanings_fade ? fadedMeanings(meanings, word.faded_to) : meanings)
  const phonetics = [
    { accent: t('accent.uk'), ipa: word.ipa_uk },
    { accent: t('accent.us'), ipa: word.ipa_us },
  ].flatMap(({ accent, ipa }) => (ipa ? [{ accent, ipa }] : []))
  return (
    <PlayStage>
      <Stack spacing={1}>
        <Text component="h1" variant="h3" align="center">
          {t('warmUp.title')}
        </Text>
        <Text variant="body2" color="textSecondary" align="center">
          {t('warmUp.text', { number: index + 1, total: words.length })}
        </Text>
      </Stack>
      <div aria-live="polite">
        <WordCard
          headword={word.headword}
          meaning={text}
          meaningLang={lang}
          picture={word.picture === null ? undefined : { src: word.picture, tint }}
          phonetics={phonetics}
          speaker={<SpeakButton headword={word.headword} voice={voice} label={t('hear')} />}
        />
      </div>
      <PlayDock>
        {!isLast && (
          <Button variant="quiet" onClick={onDone}>
            {t('warmUp.skip')}
          </Button>
        )}
        <Button onClick={next}>{t(isLast ? 'warmUp.start' : 'warmUp.next')}</Button>
      </PlayDock>
    </PlayStage>
  )
}
