import { useEffect, useRef, useState } from 'react'
import { Check, FolderInput, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, Card, CardHeader, Chip, DragItem, FormField, IconButton, Stack, Text } from '#design-system'
import type { DraftAction, DraftGroup } from '../model/draft.ts'

interface GroupCardProps {
  group: DraftGroup
  /** All groups in their order, this one too: where its words can be moved. */
  groups: readonly Pick<DraftGroup, 'id' | 'title'>[]
  onChange: (action: DraftAction) => void
  /** A word goes to another group. */
  onMove: (word: DraftGroup['words'][number], to: Pick<DraftGroup, 'id' | 'title'>) => void
}

/** Words that a group shows before it is opened. */
const first = 24

/**
 * One group: its name, its words, known ones marked; what does not belong is taken away, or moved by its grip to another group. The name is not a contract form: each key
 * changes the saved draft, an empty name is allowed, and submitting sends nothing.
 */
export function GroupCard({ group, groups, onChange, onMove }: GroupCardProps) {
  const { id, title, words } = group
  const { t } = useTranslation('home')
  const [naming, setNaming] = useState(false)
  const [open, setOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const pencil = useRef<HTMLButtonElement>(null)
  const named = useRef(false)
  useEffect(() => {
    field.current?.select()
    // The focus goes back to where it came from, not to nowhere.
    if (!naming && named.current) pencil.current?.focus()
    named.current = false
  }, [naming])
  const shown = open ? words : words.slice(0, first)
  const known = words.filter((word) => word.known).length
  const others = groups.filter((other) => other.id !== id)
  const step = (word: DraftGroup['words'][number], by: -1 | 1) => {
    const to = groups[groups.findIndex((other) => other.id === id) + by]
    if (to) onMove(word, to)
  }
  return (
    <Card role="group" aria-label={title}>
      {naming ? (
        <Stack
          component="form"
          onSubmit={(event) => {
            event.preventDefault()
            named.current = true
            // Blurred before it is removed: a blur during the removal would call the handler below.
            field.current?.blur()
            setNaming(false)
          }}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) setNaming(false)
          }}
        >
          <FormField
            ref={field}
            label={t('group.name')}
            maxLength={120}
            value={title}
            onChange={(event) => onChange({ type: 'rename', id, title: event.target.value })}
            endAdornment={
              <IconButton type="submit" label={t('group.named')}>
                <Check />
              </IconButton>
            }
          />
        </Stack>
      ) : (
        <CardHeader
          title={title}
          actions={
            <>
              <IconButton ref={pencil} label={t('group.rename', { title })} onClick={() => setNaming(true)}>
                <Pencil />
              </IconButton>
              <IconButton label={t('group.remove', { title })} onClick={() => onChange({ type: 'remove', id })}>
                <Trash2 />
              </IconButton>
            </>
          }
        />
      )}
      <Stack spacing={2}>
        <Text variant="body2" color="textSecondary">
          {known > 0 ? t('group.sizeKnown', { count: words.length, known }) : t('group.size', { count: words.length })}
        </Text>
        <Stack direction="row" spacing={2} wrap>
          {shown.map((word) => (
            <DragItem
              key={word.id}
              kind="word"
              id={String(word.id)}
              accepts={[]}
              label={t('group.moveWord', { word: word.headword })}
              onDrop={() => undefined}
              onStep={(by) => step(word, by)}
              moves={others.map((other) => ({
                label: t('group.moveTo', { title: other.title || t('group.untitled') }),
                icon: <FolderInput />,
                onPress: () => onMove(word, other),
              }))}
            >
              {(grip) => (
                <Chip
                  lang="en"
                  tone={word.known ? 'primary' : 'neutral'}
                  icon={
                    <>
                      {others.length > 0 && grip}
                      {word.known && <Check aria-label={t('group.known')} />}
                    </>
                  }
                  onRemove={() => onChange({ type: 'removeWord', id, wordId: word.id })}
                  removeLabel={t('group.removeWord', { word: word.headword })}
                >
                  {word.headword}
                </Chip>
              )}
            </DragItem>
          ))}
        </Stack>
      </Stack>
      {shown.length < words.length && (
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {t('group.more', { count: words.length - shown.length })}
        </Button>
      )}
    </Card>
  )
}
