import { useRef } from 'react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { languages } from '#contract/locales'
import type { ManagedNoteCard } from '#contract/official-notes'
import { routes } from '#contract/routes'
import { Chip, DataTable, IconButton, Stack, Text, TextLink } from '#design-system'
import { formatMoment, formatNumber } from '#lib/format'
import { useLanguage } from '#lib/language'

interface NotesTableProps {
  items: readonly ManagedNoteCard[]
  /** All official notes. */
  total: number
  /** All notes are shown, so that their order is seen. */
  canMove: boolean
  /** Resolves when the list is in its new order; left out while a note is on its way. */
  onMove: ((id: string, place: number, was: number) => Promise<unknown>) | undefined
}

/** Official notes with their places. A note moves by its buttons, which keep the focus. */
export function NotesTable({ items, total, canMove, onMove }: NotesTableProps) {
  const { t } = useTranslation('admin')
  const { t: ofNotes } = useTranslation('notes')
  const language = useLanguage()
  const table = useRef<HTMLDivElement>(null)
  const move = async ({ id, place }: ManagedNoteCard, by: -1 | 1) => {
    await onMove?.(id, place + by, place)
    // The row went to another place of the table, and its button may have nothing more to do.
    requestAnimationFrame(() => {
      const buttons = [...(table.current?.querySelectorAll<HTMLButtonElement>(`[data-note="${id}"] button`) ?? [])]
      const pressed = buttons[by === -1 ? 0 : 1]
      ;(pressed?.disabled ? buttons.find(({ disabled }) => !disabled) : pressed)?.focus()
    })
  }
  return (
    <div ref={table}>
      <DataTable
        label={t('notes.title')}
        columns={[
          t('notes.name'),
          ofNotes('tag.label'),
          t('notes.words'),
          t('notes.stateLabel'),
          t('notes.changed'),
          t('notes.place'),
        ]}
        wholeWords={[1, 2, 3, 4, 5]}
        rows={items.map((note) => ({
          key: note.id,
          cells: [
            <Stack key="name" spacing={0}>
              <TextLink to={routes.adminNote({ id: note.id })}>{note.title[language]}</TextLink>
              {languages
                .filter((other) => other !== language)
                .map((other) => (
                  <Text key={other} variant="body2" color="textSecondary" lang={other}>
                    {note.title[other]}
                  </Text>
                ))}
            </Stack>,
            note.tag === null ? '–' : ofNotes(`tag.${note.tag}`),
            formatNumber(note.words, language),
            <Chip key="state" tone={note.published_at === null ? 'neutral' : 'primary'}>
              {t(`notes.state.${note.published_at === null ? 'withdrawn' : 'published'}`)}
            </Chip>,
            note.edited_at === null ? t('notes.asBuilt') : formatMoment(note.edited_at, language),
            <Stack key="place" data-note={note.id} direction="row" spacing={1} align="center">
              <span>{note.place}</span>
              {canMove && (
                <>
                  <IconButton
                    label={t('notes.up', { name: note.title[language] })}
                    disabled={note.place === 1}
                    onClick={() => void move(note, -1)}
                  >
                    <ArrowUp size={20} />
                  </IconButton>
                  <IconButton
                    label={t('notes.down', { name: note.title[language] })}
                    disabled={note.place === total}
                    onClick={() => void move(note, 1)}
                  >
                    <ArrowDown size={20} />
                  </IconButton>
                </>
              )}
            </Stack>,
          ],
        }))}
      />
    </div>
  )
}
