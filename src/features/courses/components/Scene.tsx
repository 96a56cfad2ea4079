import { useEffect, useState } from 'react'
import { Languages, Mic } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Lesson } from '#contract/courses'
import type { User } from '#contract/profile'
import { routes } from '#contract/routes'
import { Button, IconButton, Notice, PlayColumn, PlayDock, PlayHeader, PlayStage, Text } from '#design-system'
import { useVoice } from '#features/words'
import { inLanguage, useLanguage } from '#lib/language'
import { LessonText } from './LessonText.tsx'

interface SceneProps {
  lesson: Lesson
  user: User
  onLeave: () => void
  onStart: () => void
}

/** The words of a lesson and the short scene in which they are met. */
export function Scene({ lesson, user, onLeave, onStart }: SceneProps) {
  const { t } = useTranslation('courses')
  const language = useLanguage()
  const voice = useVoice()
  const [translated, setTranslated] = useState(false)
  const { preload } = voice
  useEffect(() => preload(lesson.words.map(({ headword }) => headword)), [preload, lesson])
  const { words, scene, number, title, aim, new_words: newWords, open, completed } = lesson
  return (
    <PlayColumn fill spacing={5}>
      <PlayHeader leaveLabel={t('leave')} onLeave={onLeave}>
        <IconButton label={t('translate')} aria-pressed={translated} onClick={() => setTranslated(!translated)}>
          <Languages />
        </IconButton>
      </PlayHeader>
      <PlayStage>
        <div>
          <Text variant="h1">{t('lesson', { number, title: inLanguage(title, language) })}</Text>
          <Text color="textSecondary">{inLanguage(aim, language)}</Text>
        </div>
        {newWords.waiting && (
          <Notice
            tone="info"
            actions={
              <Button variant="secondary" to={routes.review()}>
                {t('backlog.review')}
              </Button>
            }
          >
            {t('backlog.text')}
          </Notice>
        )}
        {!newWords.waiting && newWords.left === 0 && !completed && open === null && (
          <Notice tone="info">{t('enough', { count: newWords.begun })}</Notice>
        )}
        <LessonText words={words} scene={scene} user={user} voice={voice} translated={translated} />
        <PlayDock>
          <Button variant="secondary" startIcon={<Mic />} to={routes.shadow({ course: lesson.course, number })}>
            {t('shadow')}
          </Button>
          <Button onClick={onStart}>{t('practise')}</Button>
        </PlayDock>
      </PlayStage>
    </PlayColumn>
  )
}
