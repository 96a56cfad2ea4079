import { memo, useCallback, useMemo, useState } from 'react'
import { ChevronDown, ChevronUp, Copy, FolderPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Change } from '#contract/note-changes'
import type { Bilingual } from '#contract/patterns'
import { Button, IconButton, Stack, StackItem, Text } from '#design-system'
import { inLanguage, useLanguage } from '#lib/language'
import type { NoteState } from '#rules/note-changes'
import { addSection, inBoth } from '../model/edits.ts'
import type { OutlineSection } from '../model/rows.ts'
import { OutlineLink } from './OutlineLink.tsx'
import { OutlinePage, OutlinePart } from './OutlinePart.tsx'
import type { OutlineTools } from './OutlinePart.tsx'
import { RenameDialog } from './parts.ts'

/** Pages of a section that are shown without being asked for. */
const LONG = 12

interface OutlineProps {
  outline: readonly OutlineSection[]
  counts: ReadonlyMap<string, number>
  page: string | null
  total: number
  now: () => NoteState | undefined
  addressOf: (page: string | null) => string
  /** Left out where nothing can be changed. */
  act: ((...changes: Change[]) => void) | undefined
  /** Sections and pages have a title in each language, as those of official notes. */
  bilingual?: boolean
  /** Copies a section into an own note; left out where that is not allowed. */
  onCopy: ((section: string) => void) | undefined
  /** A place was chosen: a sheet closes. */
  onGo: () => void
}

/** Sections and pages of a note: links to them, and their order. Memoised: there are hundreds, and every word that arrives draws the note. */
export const Outline = memo(function Outline(props: OutlineProps) {
  const { outline, page, total, now, addressOf, act, bilingual = false, onCopy, onGo } = props
  const { t } = useTranslation('notes')
  const [naming, setNaming] = useState<{ title: string; value: Bilingual; save: (title: Bilingual) => void }>()
  // Stable for the memoised pages.
  const onName = useCallback<OutlineTools['onName']>((title, value, save) => setNaming({ title, value, save }), [])
  const tools = useMemo(() => act && { act, now, bilingual, onName, onCopy }, [act, now, bilingual, onName, onCopy])
  const add = (name: Bilingual) => {
    const note = now()
    if (act && note) act(addSection(note, name))
  }
  return (
    <Stack component="nav" aria-label={t('outline.title')} spacing={3}>
      <Stack direction="row">
        <OutlineLink
          label={t('outline.whole')}
          count={total}
          to={addressOf(null)}
          current={page === null}
          onGo={onGo}
        />
      </Stack>
      {outline.map((section) => (
        <SectionItem key={section.id} {...props} section={section} tools={tools} />
      ))}
      {act && (
        <Button
          variant="quiet"
          startIcon={<FolderPlus />}
          onClick={() => onName(t('outline.section'), inBoth(''), add)}
        >
          {t('outline.addSection')}
        </Button>
      )}
      {naming && <RenameDialog {...naming} bilingual={bilingual} onClose={() => setNaming(undefined)} />}
    </Stack>
  )
})

interface SectionItemProps extends OutlineProps {
  section: OutlineSection
  tools: OutlineTools | undefined
}

function SectionItem({ section, counts, page, addressOf, tools, onCopy, onGo }: SectionItemProps) {
  const { t } = useTranslation('notes')
  const language = useLanguage()
  const name = inLanguage(section.title, language)
  // Hundreds of pages at once would hold up the words: a long section opens when it is wanted.
  const [chosen, setChosen] = useState<boolean>()
  const isLong = section.pages.length > LONG
  const isOpen = chosen ?? (!isLong || section.pages.some(({ id }) => id === page))
  return (
    <div>
      <OutlinePart {...{ kind: 'section', id: section.id, title: section.title, tools }}>
        <StackItem>
          <Text variant="body2" component="h2" weight="bold">
            {name}
          </Text>
        </StackItem>
        {isLong && (
          <IconButton label={name} aria-expanded={isOpen} onClick={() => setChosen(!isOpen)}>
            {isOpen ? <ChevronUp /> : <ChevronDown />}
          </IconButton>
        )}
        {!tools && onCopy && (
          <IconButton label={t('outline.copy', { name })} onClick={() => onCopy(section.id)}>
            <Copy />
          </IconButton>
        )}
      </OutlinePart>
      {isOpen && (
        <Stack component="ul">
          {section.pages.map(({ id, title }) => (
            <li key={id}>
              <OutlinePage
                {...{ id, title, tools, onGo }}
                count={counts.get(id) ?? 0}
                to={addressOf(id)}
                current={page === id}
              />
            </li>
          ))}
        </Stack>
      )}
    </div>
  )
}
