import { useState } from 'react'
import type { ReactNode } from 'react'
import {
  ArrowDown,
  ArrowUp,
  ChevronDown,
  ChevronUp,
  Copy,
  EllipsisVertical,
  FilePlus2,
  FolderPlus,
  Pencil,
  Trash2,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Change } from '#contract/note-changes'
import { Box, Button, DragItem, IconButton, MenuButton, Stack, Text, useToast } from '#design-system'
import type { Dragged, DropPlace, LinkComponent } from '#design-system'
import { inLanguage, useLanguage } from '#lib/language'
import type { NoteState } from '#rules/note-changes'
import * as edits from '../model/edits.ts'
import type { OutlineSection } from '../model/rows.ts'
import { OutlineLink } from './OutlineLink.tsx'
import { RenameDialog } from './RenameDialog.tsx'

/** Pages of a section that are shown without being asked for. */
const LONG = 12

interface OutlineProps {
  outline: readonly OutlineSection[]
  counts: ReadonlyMap<string, number>
  page: string | null
  total: number
  state: NoteState
  addressOf: (page: string | null) => string
  /** Left out where nothing can be changed. */
  act: ((...changes: Change[]) => void) | undefined
  /** Copies a section into an own note; left out where nobody may. */
  onCopy: ((section: string) => void) | undefined
  /** A place was chosen: a sheet closes. */
  onGo: () => void
  LinkComponent: LinkComponent
}

/** Sections and pages of a note: ways to them, and their order. */
export function Outline(props: OutlineProps) {
  const { outline, page, total, state, addressOf, act, onGo, LinkComponent } = props
  const { t } = useTranslation('notes')
  const [naming, setNaming] = useState<{ title: string; value: string; save: (name: string) => void }>()
  const drop = (target: string, kind: 'section' | 'page') => (dragged: Dragged, place: DropPlace) => {
    if (!act) return
    if (dragged.kind === 'entry') act(...edits.moveEntriesToPage(state, [dragged.id], target))
    else if (dragged.kind === 'page' && kind === 'section') act(...edits.movePageInto(state, dragged.id, target))
    else if (place === 'into') return
    else if (kind === 'page') act(...edits.movePage(state, dragged.id, target, place))
    else act(...edits.moveSection(state, dragged.id, target, place))
  }
  return (
    <Stack component="nav" aria-label={t('outline.title')} sx={{ gap: 3 }}>
      <Box sx={{ display: 'flex' }}>
        <OutlineLink
          label={t('outline.whole')}
          count={total}
          to={addressOf(null)}
          current={page === null}
          onGo={onGo}
          LinkComponent={LinkComponent}
        />
      </Box>
      {outline.map((section) => (
        <SectionOf
          key={section.id}
          {...props}
          section={section}
          drop={drop}
          onName={(title, value, save) => setNaming({ title, value, save })}
        />
      ))}
      {act && (
        <Button
          variant="quiet"
          startIcon={<FolderPlus />}
          onClick={() =>
            setNaming({
              title: t('outline.section'),
              value: '',
              save: (name) => act(edits.addSection(state, name)),
            })
          }
        >
          {t('outline.addSection')}
        </Button>
      )}
      {naming && <RenameDialog {...naming} onClose={() => setNaming(undefined)} />}
    </Stack>
  )
}

interface SectionOfProps extends OutlineProps {
  section: OutlineSection
  drop: (target: string, kind: 'section' | 'page') => (dragged: Dragged, place: DropPlace) => void
  onName: (title: string, value: string, save: (name: string) => void) => void
}

function SectionOf({
  section,
  counts,
  page,
  state,
  addressOf,
  act,
  onCopy,
  onGo,
  drop,
  onName,
  LinkComponent,
}: SectionOfProps) {
  const { t } = useTranslation('notes')
  const language = useLanguage()
  const toast = useToast()
  const name = inLanguage(section.title, language)
  // Hundreds of pages at once would hold up the words: a long section opens when it is wanted.
  const [chosen, setChosen] = useState<boolean>()
  const isLong = section.pages.length > LONG
  const isOpen = chosen ?? (!isLong || section.pages.some(({ id }) => id === page))
  const undoable = (kind: 'section' | 'page', id: string, called: string) => {
    act?.({ type: 'delete', kind, id })
    toast({
      text: t('part.deleted', { name: called }),
      action: { label: t('undo'), onPress: () => act?.({ type: 'restore', kind, id }) },
    })
  }
  const menuFor = (kind: 'section' | 'page', id: string, called: string) =>
    act && (
      <MenuButton
        label={t('outline.menu', { name: called })}
        items={[
          ...(kind === 'section'
            ? [
                {
                  label: t('outline.addPage'),
                  icon: <FilePlus2 />,
                  onPress: () => onName(t('outline.page'), '', (title) => act(edits.addPage(state, id, title))),
                },
              ]
            : []),
          {
            label: t('part.rename'),
            icon: <Pencil />,
            onPress: () =>
              onName(t('part.rename'), called, (value) =>
                act({ type: kind === 'section' ? 'set_section' : 'set_page', id, field: 'title', value, was: called }),
              ),
          },
          {
            label: t('part.up'),
            icon: <ArrowUp />,
            onPress: () => act(...(kind === 'section' ? edits.stepSection : edits.stepPage)(state, id, -1)),
          },
          {
            label: t('part.down'),
            icon: <ArrowDown />,
            onPress: () => act(...(kind === 'section' ? edits.stepSection : edits.stepPage)(state, id, 1)),
          },
          ...(kind === 'section' && onCopy
            ? [{ label: t('part.copy'), icon: <Copy />, onPress: () => onCopy(id) }]
            : []),
          { label: t('part.delete'), icon: <Trash2 />, danger: true, onPress: () => undoable(kind, id, called) },
        ]}
      >
        <EllipsisVertical />
      </MenuButton>
    )
  const movable = (kind: 'section' | 'page', id: string, called: string, children: (grip: ReactNode) => ReactNode) =>
    act ? (
      <DragItem
        kind={kind}
        id={id}
        accepts={kind === 'section' ? ['section', 'page'] : ['page', 'entry']}
        label={t('outline.move', { name: called })}
        onDrop={drop(id, kind)}
        onStep={(by) => act(...(kind === 'section' ? edits.stepSection : edits.stepPage)(state, id, by))}
      >
        {children}
      </DragItem>
    ) : (
      children(null)
    )
  return (
    <Box>
      {movable('section', section.id, name, (grip) => (
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
          {grip}
          <Text variant="body2" component="h2" sx={{ flex: 1, minWidth: 0, m: 0, fontWeight: 700 }}>
            {name}
          </Text>
          {isLong && (
            <IconButton label={name} aria-expanded={isOpen} onClick={() => setChosen(!isOpen)}>
              {isOpen ? <ChevronUp /> : <ChevronDown />}
            </IconButton>
          )}
          {!act && onCopy && (
            <IconButton label={t('outline.copy', { name })} onClick={() => onCopy(section.id)}>
              <Copy />
            </IconButton>
          )}
          {menuFor('section', section.id, name)}
        </Stack>
      ))}
      {isOpen && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {section.pages.map(({ id, title }) => {
            const called = inLanguage(title, language)
            return (
              <Box component="li" key={id}>
                {movable('page', id, called, (grip) => (
                  <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
                    {grip}
                    <OutlineLink
                      label={called}
                      count={counts.get(id) ?? 0}
                      to={addressOf(id)}
                      current={page === id}
                      onGo={onGo}
                      LinkComponent={LinkComponent}
                    />
                    {menuFor('page', id, called)}
                  </Stack>
                ))}
              </Box>
            )
          })}
        </Box>
      )}
    </Box>
  )
}
