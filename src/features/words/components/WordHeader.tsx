import type { ReactNode, Ref } from 'react'
import { Dumbbell, Mic, Turtle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import type { WordRecord, WordSummary } from '#contract/words'
import { Button, Card, Chip, PictureTile, Stack, StackItem, Text, TextLink } from '#design-system'
import { formatNumber } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useUser } from '#lib/session'
import { wordSound } from '../model/address.ts'
import { meaningOf, meaningsFor } from '../model/meanings.ts'
import { AccentSound } from './AccentSound.tsx'
import { SoundButton } from './SoundButton.tsx'
import { WeakFormsLines } from './WeakFormsLines.tsx'

interface WordHeaderProps {
  record: WordRecord
  /** What was asked for, an inflected form perhaps. */
  asked: string
  saveSlot?: (word: WordSummary) => ReactNode
  memorySlot?: (word: WordSummary) => ReactNode
  /** Around the heading: when it is out of view, a smaller one takes its place. */
  headingRef: Ref<HTMLDivElement>
}

/** The word itself: picture, sound, short meaning, and what to do with it. */
export function WordHeader({ record, asked, saveSlot, memorySlot, headingRef }: WordHeaderProps) {
  const { t } = useTranslation('words')
  const language = useLanguage()
  const { user } = useUser()
  const accent = user?.voice_accent ?? 'us'
  const { headword, picture, ipa_uk: uk, ipa_us: us, tags, frequency } = record
  const { text, lang } = meaningOf(record, meaningsFor(user, language))
  const known = tags.filter((tag) => tag in tagKeys)
  return (
    <Card raised>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={{ xs: 4, md: 6 }} align={{ sm: 'start' }}>
        {picture !== null && <PictureTile src={picture} alt={text} decorative size="l" />}
        <StackItem>
          <Stack spacing={4}>
            <Stack spacing={3}>
              <Forms record={record} asked={asked} />
              <div ref={headingRef}>
                <Text variant="headword" component="h1" lang="en" breakWord>
                  {headword}
                </Text>
                <Text variant="h3" component="p" lang={lang} weight="medium">
                  {text}
                </Text>
                {record.unreviewed && (
                  <Text variant="caption" component="p" color="textSecondary">
                    {t('unreviewed')}
                  </Text>
                )}
              </div>
              <Stack direction="row" spacing={{ xs: 2, sm: 4 }} align="center" wrap>
                <AccentSound accent={t('accent.uk')} ipa={uk}>
                  <SoundButton
                    src={wordSound(headword, 'uk')}
                    text={headword}
                    accent="uk"
                    eager={accent === 'uk'}
                    label={t('hear.uk')}
                    variant="filled"
                  />
                </AccentSound>
                {/* The slow one never stands alone on a line of its own. */}
                <Stack direction="row" spacing={1} align="center">
                  <AccentSound accent={t('accent.us')} ipa={us}>
                    <SoundButton
                      src={wordSound(headword, 'us')}
                      text={headword}
                      accent="us"
                      eager={accent === 'us'}
                      label={t('hear.us')}
                      variant="filled"
                    />
                  </AccentSound>
                  <SoundButton
                    src={wordSound(headword, accent, 'slow')}
                    text={headword}
                    accent={accent}
                    slow
                    label={t('hear.slow')}
                  >
                    <Turtle />
                  </SoundButton>
                </Stack>
              </Stack>
              {memorySlot?.(record)}
              {record.weak_forms && <WeakFormsLines {...record.weak_forms} />}
              {(known.length > 0 || frequency !== null) && (
                <Stack direction="row" spacing={2} wrap>
                  {known.map((tag) => (
                    <Chip key={tag}>{t(`tag.${tag as keyof typeof tagKeys}`)}</Chip>
                  ))}
                  {frequency !== null && <Chip>{t('frequency', { rank: formatNumber(frequency, language) })}</Chip>}
                </Stack>
              )}
            </Stack>
            <Stack direction="row" spacing={2} align="center" wrap>
              <Button startIcon={<Dumbbell />} to={routes.practice({ words: headword })}>
                {t('practise')}
              </Button>
              {saveSlot?.(record)}
              <Button variant="secondary" startIcon={<Mic />} to={routes.record({ word: headword })}>
                {t('record')}
              </Button>
            </Stack>
          </Stack>
        </StackItem>
      </Stack>
    </Card>
  )
}

const tagKeys = { zk: 1, gk: 1, cet4: 1, cet6: 1, ky: 1, toefl: 1, ielts: 1, gre: 1 }

/** 'went is the past of go', when a form was asked for; 'saw' is a word of its own besides. */
function Forms({ record, asked }: Pick<WordHeaderProps, 'record' | 'asked'>) {
  const { t } = useTranslation('words')
  if (record.form_of.length === 0) return null
  return (
    <div>
      {record.form_of.map(({ headword, kind }) => (
        <Text key={`${headword} ${kind}`} variant="body2" color="textSecondary">
          {headword === record.headword ? (
            t('formOf', { form: asked, headword, kind: t(`form.${kind}`) })
          ) : (
            <TextLink to={routes.word({ word: headword })}>
              {t('formOf', { form: asked, headword, kind: t(`form.${kind}`) })}
            </TextLink>
          )}
        </Text>
      ))}
    </div>
  )
}
