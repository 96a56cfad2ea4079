import { Check, CircleQuestionMark, Clock, Repeat2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PhonemeScore, Recording, Score } from '#contract/recordings'
import type { OpenPhoneme } from '../model/open-phoneme.ts'
import { phonemeIpa } from '#rules/phonemes'
import { usePhonemeIpa } from '../model/usePhonemeIpa.ts'
import { Chip, Stack, Text, VisuallyHidden } from '#design-system'

/** From this score on it sounds clear. */
const CLEAR = 80

type ScoreMarkProps = { recording: Pick<Recording, 'state' | 'score' | 'reason'> }

/** Whether there is a score, and about how high it is. */
export function ScoreMark({ recording: { state, score, reason } }: ScoreMarkProps) {
  const { t } = useTranslation('speech')
  if (state === 'queued') {
    return (
      <div>
        <Chip tone="info" icon={<Clock />}>
          {t('score.queued')}
        </Chip>
      </div>
    )
  }
  if (!score) {
    return (
      <Text variant="caption" component="p" color="textSecondary">
        {t(`score.failure.${reason ?? 'no_scorer'}`)}
      </Text>
    )
  }
  if (!score.right_word) {
    return (
      <div>
        <Chip tone="info" icon={<CircleQuestionMark />}>
          {t('score.notHeard')}
        </Chip>
      </div>
    )
  }
  return (
    <div>
      <Chip tone={score.overall >= CLEAR ? 'primary' : 'reward'}>{t('score.overall', { score: score.overall })}</Chip>
    </div>
  )
}

interface ScoreDetailsProps {
  score: Score
  /** Shows how a sound is made; left out, sounds are not pressed. */
  onPhoneme?: OpenPhoneme | undefined
  /** Where everything around it is in the middle. */
  centered?: boolean
}

/** Each sound of each word: coloured, with a mark and in words. A press shows how it is made, where that can be shown. */
export function ScoreDetails({ score, onPhoneme, centered = false }: ScoreDetailsProps) {
  const { t } = useTranslation('speech')
  const ipaOf = usePhonemeIpa()
  const isSentence = score.words.length > 1
  return (
    <Stack component="ul" spacing={2} aria-label={t('score.sounds')}>
      {score.words.map(({ text, right_word: isHeard, phonemes, stress }, index) => (
        <Stack
          key={index}
          component="li"
          direction="row"
          spacing={2}
          align="center"
          {...(centered && { justify: 'center' })}
          wrap
        >
          {isSentence && (
            <Text variant="body2" component="span" lang="en">
              {text}
            </Text>
          )}
          {!isHeard && (
            <Text variant="caption" component="span" color="textSecondary">
              {t('score.wordNotHeard')}
            </Text>
          )}
          {phonemes.map((phoneme, place) => (
            <Phoneme
              key={place}
              {...phoneme}
              onPress={
                onPhoneme &&
                ((ipa) => onPhoneme({ phoneme: phoneme.phoneme, ipa, word: isSentence ? undefined : text }))
              }
            />
          ))}
          {stress && stress.heard !== stress.expected && (
            <Text variant="caption" component="span" color="textSecondary">
              {t('score.stress', {
                expected: soundAt(phonemes, stress.expected, ipaOf),
                heard: soundAt(phonemes, stress.heard, ipaOf),
              })}
            </Text>
          )}
        </Stack>
      ))}
    </Stack>
  )
}

function soundAt(phonemes: readonly PhonemeScore[], place: number, ipaOf: (phoneme: string) => string) {
  const found = phonemes[place]
  return found ? `/${found.ipa ?? ipaOf(found.phoneme)}/` : ''
}

type PhonemeProps = PhonemeScore & { onPress: ((ipa: string) => void) | undefined }

function Phoneme({ phoneme, ipa: printed, state, heard, onPress }: PhonemeProps) {
  const { t } = useTranslation('speech')
  const ipaOf = usePhonemeIpa()
  const ipa = printed ?? ipaOf(phoneme)
  const sound = <span lang="en-fonipa">/{ipa}/</span>
  const how = <VisuallyHidden>{t('score.how')}</VisuallyHidden>
  // A service may name a sound that has no help.
  const press = onPress && Object.hasOwn(phonemeIpa, phoneme) ? () => onPress(ipa) : undefined
  if (state === 'good' || state === 'not_judged') {
    const isGood = state === 'good'
    return (
      <Chip tone={isGood ? 'primary' : 'neutral'} icon={isGood && <Check />} onPress={press}>
        {sound}
        <VisuallyHidden>{t(isGood ? 'score.good' : 'score.notJudged')}</VisuallyHidden>
        {press && how}
      </Chip>
    )
  }
  return (
    <Chip tone="reward" icon={state === 'unclear' ? <CircleQuestionMark /> : <Repeat2 />} onPress={press}>
      {sound}{' '}
      {state === 'unclear'
        ? t('score.unclear')
        : heard === undefined
          ? t('score.replaced')
          : t('score.heard', { sound: `/${ipaOf(heard)}/` })}
      {press && how}
    </Chip>
  )
}
