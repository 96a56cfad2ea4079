import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Section } from '#contract/words'
import { Box, Chip, Stack, Text } from '#design-system'
import type { LinkComponent } from '#design-system'
import { useLanguage } from '#lib/language'
import { useUser } from '#lib/session'
import { sentenceSound, wordAddress } from '../model/address.ts'
import { meaningsFor } from '../model/meanings.ts'
import { markWord } from '../model/mark-word.ts'
import { SoundButton } from './SoundButton.tsx'

interface SectionBodyProps {
  section: Section
  word: string
  LinkComponent: LinkComponent
}

const plainList = { listStyleType: '""', m: 0, p: 0, display: 'grid', gap: 3 }

/** What a block says, by its kind. */
export function SectionBody({ section, word, LinkComponent }: SectionBodyProps) {
  const { t } = useTranslation('words')
  switch (section.kind) {
    case 'definitions':
      return <Definitions items={section.items} />
    case 'examples':
      return (
        <Box component="ul" sx={plainList}>
          {section.items.map((item) => (
            <Example key={item.en} {...item} word={word} />
          ))}
        </Box>
      )
    case 'collocations':
      return (
        <Box component="ul" sx={plainList}>
          {section.items.map(({ text, meaning }) => (
            <li key={text}>
              <Text component="span" lang="en" sx={{ fontWeight: 600 }}>
                {text}
              </Text>{' '}
              <Text component="span" color="text.secondary">
                {meaning}
              </Text>
            </li>
          ))}
        </Box>
      )
    case 'synonyms':
    case 'antonyms':
    case 'word_family':
    case 'related_words':
      return (
        <Chips>
          {section.items.map((headword) => (
            <Chip key={headword} lang="en" LinkComponent={LinkComponent} to={wordAddress(headword)}>
              {headword}
            </Chip>
          ))}
        </Chips>
      )
    case 'word_structure':
      return (
        <Box component="ul" sx={plainList}>
          {section.items.map(({ part, meaning, origin }) => (
            <li key={part}>
              <Stack direction="row" useFlexGap sx={{ gap: 3, alignItems: 'baseline', flexWrap: 'wrap' }}>
                <Chip tone="act" lang="en">
                  {part}
                </Chip>
                <span>{meaning}</span>
                {origin !== null && (
                  <Text component="span" variant="body2" color="text.secondary">
                    {origin}
                  </Text>
                )}
              </Stack>
            </li>
          ))}
        </Box>
      )
    case 'forms':
      return (
        <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 4, rowGap: 2 }}>
          {section.items.map(({ form, kind }) => (
            <Box key={`${kind} ${form}`} sx={{ display: 'contents' }}>
              <Text component="dt" color="text.secondary">
                {t(`form.${kind}`)}
              </Text>
              <Text component="dd" lang="en" sx={{ m: 0, fontWeight: 600 }}>
                {form}
              </Text>
            </Box>
          ))}
        </Box>
      )
    default:
      return (
        <Stack spacing={2}>
          {section.items.map((paragraph) => (
            <Text key={paragraph} sx={{ m: 0 }}>
              {paragraph}
            </Text>
          ))}
        </Stack>
      )
  }
}

const Chips = ({ children }: { children: ReactNode }) => (
  <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
    {children}
  </Stack>
)

/** Senses: the learner's language first, the other one below it, softer. */
function Definitions({ items }: Pick<Extract<Section, { kind: 'definitions' }>, 'items'>) {
  const { t } = useTranslation('words')
  const language = useLanguage()
  const { user } = useUser()
  const meanings = meaningsFor(user, language)
  return (
    <Box component="ol" sx={plainList}>
      {items.map(({ part_of_speech: part, zh, en }) => {
        const texts = [
          { text: zh, lang: 'zh' },
          { text: en, lang: 'en' },
        ].filter(({ text }) => text !== null)
        const ordered = meanings === 'en' ? texts.toReversed() : texts
        return (
          <Box key={`${part} ${zh} ${en}`} component="li" sx={{ display: 'flex', gap: 3, alignItems: 'baseline' }}>
            {part !== '' && (
              <Text component="span" variant="body2" color="text.secondary" sx={{ flex: 'none', minWidth: '3em' }}>
                {t(`pos.${part}`)}
              </Text>
            )}
            <div>
              {ordered.map(({ text, lang }, index) => (
                <Text
                  key={lang}
                  lang={lang}
                  variant={index === 0 ? 'body1' : 'body2'}
                  color={index === 0 ? undefined : 'text.secondary'}
                  sx={{ m: 0, fontWeight: index === 0 ? 500 : undefined }}
                >
                  {text}
                </Text>
              ))}
            </div>
          </Box>
        )
      })}
    </Box>
  )
}

interface ExampleProps {
  id: string | null
  en: string
  zh: string | null
  word: string
}

function Example({ id, en, zh, word }: ExampleProps) {
  const { t } = useTranslation('words')
  const { user } = useUser()
  const accent = user?.voice_accent ?? 'us'
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', justifyContent: 'space-between' }}>
      <div>
        <Text lang="en" sx={{ m: 0 }}>
          {markWord(en, word).map(({ text, marked }, index) => (marked ? <strong key={index}>{text}</strong> : text))}
        </Text>
        {zh !== null && (
          <Text lang="zh" variant="body2" color="text.secondary" sx={{ m: 0 }}>
            {zh}
          </Text>
        )}
      </div>
      <SoundButton
        src={id === null ? undefined : sentenceSound(id, accent)}
        text={en}
        accent={accent}
        label={t('hear.sentence', { sentence: en })}
      />
    </Box>
  )
}
