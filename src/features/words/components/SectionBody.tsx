import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import type { Section } from '#contract/words'
import { Box, Chip, Stack, Text, TextLink } from '#design-system'
import { useUser } from '#lib/session'
import { sentenceSound } from '../model/address.ts'
import { markWord } from '../model/mark-word.ts'
import { Definitions } from './Definitions.tsx'
import { plainList } from './plain-list.ts'
import { SoundButton } from './SoundButton.tsx'

interface SectionBodyProps {
  section: Section
  word: string
}

/** What a block says, by its kind. */
export function SectionBody({ section, word }: SectionBodyProps) {
  const { t } = useTranslation('words')
  switch (section.kind) {
    case 'definitions':
      return <Definitions items={section.items} word={word} />
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
                {section.source.includes('wordgrove') ? (
                  <TextLink to={routes.word({ word: text })}>{text}</TextLink>
                ) : (
                  text
                )}
              </Text>{' '}
              <Text component="span" color="textSecondary">
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
            <Chip key={headword} lang="en" to={routes.word({ word: headword })}>
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
                <Chip tone="primary" lang="en">
                  {part}
                </Chip>
                <span>{meaning}</span>
                {origin !== null && (
                  <Text component="span" variant="body2" color="textSecondary">
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
              <Text component="dt" color="textSecondary">
                {t(`form.${kind}`)}
              </Text>
              <Text component="dd" lang="en" sx={{ m: 0, fontWeight: 600 }}>
                {form}
              </Text>
            </Box>
          ))}
        </Box>
      )
    case 'near_synonyms':
      return (
        <Stack spacing={4}>
          {section.items.map((text) => (
            <NearSynonyms key={text} text={text} />
          ))}
        </Stack>
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
          <Text lang="zh" variant="body2" color="textSecondary" sx={{ m: 0 }}>
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

/** A line with the words, a line on what they have in common, then a line for each word, which begins with '- '. */
function NearSynonyms({ text }: { text: string }) {
  const [headwords, common, ...lines] = text.split('\n')
  const words = lines.map((line) => line.replace(/^- /, ''))
  return (
    <div>
      <Text lang="en" sx={{ m: 0, fontWeight: 600 }}>
        {headwords}
      </Text>
      <Text sx={{ m: 0 }}>{common}</Text>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 5 }}>
        {words.map((difference) => (
          <li key={difference}>{difference}</li>
        ))}
      </Box>
    </div>
  )
}
