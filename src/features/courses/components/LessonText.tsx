import { useTranslation } from 'react-i18next'
import type { Lesson } from '#contract/courses'
import type { User } from '#contract/profile'
import { Card, Section, Stack, Text, WordList, WordRow } from '#design-system'
import { meaningsFor, SpeakButton, type Voice } from '#features/words'
import { useLanguage } from '#lib/language'

interface LessonTextProps extends Pick<Lesson, 'words' | 'scene'> {
  user: User
  voice: Voice
  /** The scene is shown in Chinese, too. */
  translated: boolean
}

/** The words of a lesson in their senses, and its scene. */
export function LessonText({ words, scene, user, voice, translated }: LessonTextProps) {
  const { t } = useTranslation('courses')
  const language = useLanguage()
  const meanings = meaningsFor(user, language)
  return (
    <>
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
    </>
  )
}
