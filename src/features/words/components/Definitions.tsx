import { useEffect, useRef, useState } from 'react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#contract/locales'
import type { Section } from '#contract/words'
import { Button, LabelledItem, Stack, Text } from '#design-system'
import { useLanguage } from '#lib/language'
import { useUser } from '#lib/session'
import { meaningOrder, meaningsFor } from '../model/meanings.ts'
import { SensePronunciation } from './SensePronunciation.tsx'

type Items = Extract<Section, { kind: 'definitions' }>['items']
type Item = Items[number]

/** Senses side by side that are the same part of speech. */
function groupsOf(items: Items): Items[] {
  const groups: Items[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last?.[0]?.part_of_speech === item.part_of_speech) last.push(item)
    else groups.push([item])
  }
  return groups
}

/** Senses that are shown at once; one more would not be worth a press. */
const FIRST = 4

/** Senses by part of speech: the learner's language first, the other one below it, softer. The common ones come first; many fold. */
export function Definitions({ items: all, word }: { items: Items; word: string }) {
  const { t } = useTranslation('words')
  const [isOpen, setOpen] = useState(all.length <= FIRST + 1)
  const [wasOpened, setOpened] = useState(false)
  const firstRare = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // The pressed button is gone.
    if (wasOpened) firstRare.current?.focus({ preventScroll: true })
  }, [wasOpened])
  const items = isOpen ? all : all.slice(0, FIRST)
  const senses = (
    <Stack component="ul" spacing={4}>
      {groupsOf(items).map((group, index) => {
        const part = group[0]?.part_of_speech ?? ''
        return (
          <LabelledItem key={index} label={part === '' ? undefined : t(`pos.${part}`)}>
            <Stack component="ul" spacing={2}>
              {group.map((item) => (
                <Sense
                  key={`${item.zh} ${item.en}`}
                  {...item}
                  word={word}
                  ref={items.indexOf(item) === FIRST ? firstRare : undefined}
                  pronunciation={soundsLike(item, items[items.indexOf(item) - 1]) ? undefined : item.pronunciation}
                />
              ))}
            </Stack>
          </LabelledItem>
        )
      })}
    </Stack>
  )
  if (isOpen) return senses
  const open = () => {
    setOpen(true)
    setOpened(true)
  }
  return (
    <Stack spacing={3} align="start">
      {senses}
      <Button variant="quiet" onClick={open}>
        {t('moreSenses', { count: all.length - FIRST })}
      </Button>
    </Stack>
  )
}

const soundsLike = ({ pronunciation: one }: Item, before: Item | undefined): boolean =>
  one?.ipa_uk === before?.pronunciation?.ipa_uk && one?.ipa_us === before?.pronunciation?.ipa_us

function Sense({ zh, en, pronunciation, word, ref }: Item & { word: string; ref?: Ref<HTMLLIElement> }) {
  const language = useLanguage()
  const { user } = useUser()
  const texts: Record<Language, string | null> = { zh, en }
  const [first, second] = meaningOrder[meaningsFor(user, language)]
    .map((lang) => ({ text: texts[lang], lang }))
    .filter(({ text }) => text !== null)
  return (
    <li ref={ref} tabIndex={ref ? -1 : undefined}>
      <Text lang={first?.lang}>{first?.text}</Text>
      {second && (
        <Text lang={second.lang} variant="body2" color="textSecondary">
          {second.text}
        </Text>
      )}
      {pronunciation && <SensePronunciation {...pronunciation} word={word} />}
    </li>
  )
}
