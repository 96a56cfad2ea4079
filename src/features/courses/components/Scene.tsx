import { useEffect, useState } from 'react'
import { Languages, Mic } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Lesson } from '#contract/courses'
import type { User } from '#contract/profile'
import { routes } from '#contract/routes'
import {
  Button,
  Card,
  IconButton,
  Notice,
  PlayColumn,
  PlayHeader,
  Section,
  Stack,
  Text,
  WordList,
  WordRow,
} from '#design-system'
import { meaningsFor, SpeakButton, useVoice } from '#features/words'
import { inLanguage, useLanguage } from '#lib/language'

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
  const meanings = meaningsFor(user, language)
  const [translated, setTranslated] = useState(false)
  const { preload } = voice
  useEffect(() => preload(lesson.words.map(({ headword }) => headword)), [preload, lesson])
  const { words, scene, number, title, aim, new_words: newWords, open, completed } = lesson
  return (
    <PlayColumn spacing={5}>
      <PlayHeader done={0} total={1} progressLabel={t('before')} leaveLabel={t('leave')} onLeave={onLeave}>
        <IconButton label={t('translate')} aria-pressed={translated} onClick={() => setTranslated(!translated)}>
          <Languages />
        </IconButton>
      </PlayHeader>
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
      <Section title={t('words')} spacing={3}>
        <WordList>
          {words.map(({ id, headword, ipa_uk: uk, ipa_us: us, picture, meaning, sense }) => (
            <WordRow
              key={id}
              headword={headword}
              phonetic={(user.voice_accent === 'uk' ? uk : us) ?? undefined}
              meaning={meanings === 'both' ? `${sense} · ${meaning.en}` : { zh: sense, en: meaning.en }[meanings]}
              meaningLang={meanings === 'both' ? 'zh' : meanings}
              picture={picture === null ? undefined : { src: picture, tint: 'leaf' }}
              trailing={<SpeakButton headword={headword} voice={voice} label={t('hear')} variant="plain" />}
            />
          ))}
        </WordList>
      </Section>
      <Section title={t('scene')} spacing={3}>
        <Card>
          <Stack component="dl" spacing={3}>
            {scene.map(({ speaker, en, zh }, index) => (
              <div key={index}>
                {speaker !== null && (
                  <Text component="dt" variant="body2" color="textSecondary" lang="en">
                    {speaker}
                  </Text>
                )}
                <Text component="dd" lang="en">
                  {en}
                </Text>
                {translated && (
                  <Text component="dd" variant="body2" color="textSecondary" lang="zh">
                    {zh}
                  </Text>
                )}
              </div>
            ))}
          </Stack>
        </Card>
      </Section>
      <Stack spacing={3}>
        <Button fullWidth onClick={onStart}>
          {t('practise')}
        </Button>
        <Button fullWidth variant="secondary" startIcon={<Mic />} to={routes.shadow({ course: lesson.course, number })}>
          {t('shadow')}
        </Button>
      </Stack>
    </PlayColumn>
  )
}
