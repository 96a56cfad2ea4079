import { useState } from 'react'
import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Lesson } from '#contract/courses'
import { Button, Stack, Text } from '#design-system'
import { useVoice } from '#features/words'
import { inLanguage, useLanguage } from '#lib/language'
import { useUser } from '#lib/session'
import { LessonText } from './LessonText.tsx'

/** What learners read of a lesson before its exercises. */
type LessonReading = Pick<Lesson, 'number' | 'title' | 'aim' | 'words' | 'scene'>

/** A lesson as learners meet it, for those who write it. */
export function LessonPreview({ lesson: { number, title, aim, words, scene } }: { lesson: LessonReading }) {
  const { t } = useTranslation('courses')
  const language = useLanguage()
  const { user } = useUser()
  const voice = useVoice()
  const [translated, setTranslated] = useState(false)
  if (!user) return null
  return (
    <Stack spacing={5}>
      <div>
        <Text variant="h3" component="p">
          {t('lesson', { number, title: inLanguage(title, language) })}
        </Text>
        <Text color="textSecondary">{inLanguage(aim, language)}</Text>
      </div>
      <Stack direction="row">
        <Button
          variant="secondary"
          startIcon={<Languages />}
          aria-pressed={translated}
          onClick={() => setTranslated(!translated)}
        >
          {t('translate')}
        </Button>
      </Stack>
      <LessonText words={words} scene={scene} user={user} voice={voice} translated={translated} />
    </Stack>
  )
}
