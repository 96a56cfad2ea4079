import type { ReactElement } from 'react'
import { Ear, Headphones, Keyboard, Shapes } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Note } from '#contract/notes'
import { routes } from '#contract/routes'
import { Button, Card, Grid, SelectField, Skeletons, Stack, StackItem, Text } from '#design-system'
import type { PracticeRequest } from '#features/practice'
import { useUser } from '#lib/session'
import { isAskable } from '#rules/own-words'
import { pictureTint } from '../model/picture-tint.ts'
import type { Kind } from '../model/address.ts'
import { askableOf, modes, requestOf, ROUND } from '../model/practice-request.ts'
import type { Mode } from '../model/practice-request.ts'
import type { Row } from '../model/rows.ts'
import { useHistoryStep } from '../model/useHistoryStep.ts'
import { useSame } from '../model/useSame.ts'
import { Empty } from './Empty.tsx'
import type { NoteScreenProps } from './NoteStates.tsx'
import { NotesLocked } from './NotesLocked.tsx'
import { PracticeRound } from './parts.ts'

interface PractisingProps extends NoteScreenProps {
  rows: readonly Row[]
  arrived: boolean
  kind: Kind
  note: Note
  onBack: () => void
}

const icons: Readonly<Record<Mode, ReactElement>> = { typing: <Keyboard />, listening: <Ear />, quiz: <Shapes /> }

interface Round {
  name: string
  request: PracticeRequest | null
}

/** Practice of the words that are shown (use their page as the key), by typing, listening, or a quiz of all kinds. */
export function Practising(props: PractisingProps) {
  const { rows, arrived, kind, note, phonemeSlot, settingsSlot, explainSlot, onBack } = props
  const { t } = useTranslation('notes')
  const { user } = useUser()
  const [query, setQuery] = useSearchParams()
  const { step, leave } = useHistoryStep()
  const mode = modes.find((each) => each === query.get('mode'))
  const round = Math.max(0, Number(query.get('round') ?? 0) || 0)
  // In the address, so that a reload goes on where it was.
  const show = (next: Mode | null, nth = round) =>
    setQuery(
      { view: 'practice', ...(next && { mode: next }), ...(nth > 0 && { round: String(nth) }) },
      next === null || next === mode ? { replace: true } : step,
    )
  const all = askableOf(rows)
  const rounds = Math.ceil(all.length / ROUND)
  // A round that has begun stays as it is, whatever changes in the note meanwhile.
  const isSame = (before: Round, after: Round) =>
    before.name === after.name && (before.request !== null || after.request === null)
  const chosen = arrived ? all.slice(round * ROUND, (round + 1) * ROUND) : []
  const { request } = useSame<Round>(
    { name: `${mode} ${round}`, request: mode ? requestOf(mode, chosen) : null },
    isSame,
  )
  if (user?.role === 'guest') return <NotesLocked />
  if (request)
    return (
      <PracticeRound
        request={request}
        tint={pictureTint(note.tag)}
        onBack={() => leave(() => show(null))}
        {...{ phonemeSlot, settingsSlot, explainSlot }}
      />
    )
  if (!arrived) return <Skeletons shape="cards" count={3} label={t('loading')} />
  if (all.length === 0) return <Empty code={rows.length === 0 ? 'practice_empty' : 'quiz_impossible'} onBack={onBack} />
  const left = rows.filter((row) => row.known === null && !isAskable(row)).length
  return (
    <Stack spacing={4}>
      <Text variant="h2">{t('practice.title')}</Text>
      {rounds > 1 && (
        <SelectField
          label={t('practice.part')}
          value={String(round)}
          options={Array.from({ length: rounds }, (_, index) => ({
            value: String(index),
            label: t('practice.round', { from: index * ROUND + 1, to: Math.min(all.length, (index + 1) * ROUND) }),
          }))}
          onChange={({ target }) => show(null, Number(target.value))}
        />
      )}
      <Grid columnWidth="14rem" spacing={3}>
        {modes.map((each) => (
          <Card key={each}>
            <Stack spacing={3} align="start" fill>
              {icons[each]}
              <Text variant="h3">{t(`practice.${each}`)}</Text>
              <StackItem>
                <Text color="textSecondary">{t(`practice.${each}Text`)}</Text>
              </StackItem>
              <Button
                variant="secondary"
                onClick={() => show(each)}
                aria-label={`${t('practice.start')}: ${t(`practice.${each}`)}`}
              >
                {t('practice.start')}
              </Button>
            </Stack>
          </Card>
        ))}
        <Card>
          <Stack spacing={3} align="start" fill>
            <Headphones />
            <Text variant="h3">{t('practice.walk')}</Text>
            <StackItem>
              <Text color="textSecondary">{t('practice.walkText')}</Text>
            </StackItem>
            <Button
              variant="secondary"
              to={routes.walk({ note: note.id, ...(kind === 'official' && { kind }) })}
              aria-label={`${t('practice.start')}: ${t('practice.walk')}`}
            >
              {t('practice.start')}
            </Button>
          </Stack>
        </Card>
      </Grid>
      {left > 0 && <Text color="textSecondary">{t('practice.left', { count: left })}</Text>}
    </Stack>
  )
}
