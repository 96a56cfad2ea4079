import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import type { Section } from '#contract/words'
import { BulletList, Chip, FactList, Stack, StackItem, Text, TextLink } from '#design-system'
import { useUser } from '#lib/session'
import { sentenceSound } from '../model/address.ts'
import { markWord } from '../model/mark-word.ts'
import { Definitions } from './Definitions.tsx'
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
        <Stack component="ul" spacing={3}>
          {section.items.map((item) => (
            <Example key={item.en} {...item} word={word} />
          ))}
        </Stack>
      )
    case 'collocations':
      return (
        <Stack component="ul" spacing={3}>
          {section.items.map(({ text, meaning }) => (
            <li key={text}>
              <Text component="span" lang="en" weight="semibold">
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
        </Stack>
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
        <Stack component="ul" spacing={3}>
          {section.items.map(({ part, meaning, origin }) => (
            <li key={part}>
              <Stack direction="row" spacing={3} align="baseline" wrap>
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
        </Stack>
      )
    case 'forms':
      return (
        <FactList
          facts={section.items.map(({ form, kind }) => ({
            name: t(`form.${kind}`),
            value: (
              <Text component="span" lang="en" weight="semibold">
                {form}
              </Text>
            ),
          }))}
        />
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
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        </Stack>
      )
  }
}

const Chips = ({ children }: { children: ReactNode }) => (
  <Stack direction="row" spacing={2} wrap>
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
    <Stack component="li" direction="row" spacing={2} align="start">
      <StackItem>
        <Text lang="en">
          {markWord(en, word).map(({ text, marked }, index) => (marked ? <strong key={index}>{text}</strong> : text))}
        </Text>
        {zh !== null && (
          <Text lang="zh" variant="body2" color="textSecondary">
            {zh}
          </Text>
        )}
      </StackItem>
      <SoundButton
        src={id === null ? undefined : sentenceSound(id, accent)}
        text={en}
        accent={accent}
        label={t('hear.sentence', { sentence: en })}
      />
    </Stack>
  )
}

/** A line with the words, a line on what they have in common, then a line for each word, which begins with '- '. */
function NearSynonyms({ text }: { text: string }) {
  const [headwords, common, ...lines] = text.split('\n')
  const words = lines.map((line) => line.replace(/^- /, ''))
  return (
    <Stack spacing={1}>
      <div>
        <Text lang="en" weight="semibold">
          {headwords}
        </Text>
        <Text>{common}</Text>
      </div>
      <BulletList color="textPrimary">
        {words.map((difference) => (
          <li key={difference}>{difference}</li>
        ))}
      </BulletList>
    </Stack>
  )
}
