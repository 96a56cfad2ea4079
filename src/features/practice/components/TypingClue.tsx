import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { RunWord } from '#contract/challenges'
import type { MeaningsIn } from '#contract/profile'
import { PictureTile, Stack, Text } from '#design-system'
import type { PictureTint } from '#design-system'
import { meaningOf, SpeakButton } from '#features/words'
import type { Voice } from '#features/words'
import { Prompt } from './Prompt.tsx'

interface TypingClueProps {
  word: RunWord
  meanings: MeaningsIn
  tint: PictureTint
  voice: Voice
  /** What to do: 'Spell the word'. */
  task: string
  /** Letters of the word. */
  count: number
  /** The task takes the focus, so that it is read out; not where a field wants it. */
  takeFocus?: boolean
}

/** What is given of a word to spell: picture, meaning, sound, how long it is. Memoised: it costs more than twice as much as the letters, which are all that a keystroke changes. */
export const TypingClue = memo(function TypingClue(props: TypingClueProps) {
  const { word, meanings, tint, voice, task, count, takeFocus = false } = props
  const { t } = useTranslation('practice')
  const { text, lang } = meaningOf(word, meanings)
  return (
    <>
      <Prompt task={task} takeFocus={takeFocus} />
      <Stack direction="row" spacing={4} align="center" justify="center">
        {word.picture !== null && <PictureTile src={word.picture} alt={text} decorative tint={tint} size="s" />}
        <div>
          <Text variant="h3" component="p" lang={lang}>
            {text}
          </Text>
          <Text variant="body2" color="textSecondary">
            {t('letters', { count })}
          </Text>
        </div>
        <SpeakButton headword={word.headword} voice={voice} label={t('hear')} />
      </Stack>
    </>
  )
})
