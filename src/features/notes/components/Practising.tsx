import { Ear, Keyboard, Shapes } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Note } from '#contract/notes'
import { Button, Card, FullScreen, Grid, SelectField, Skeletons, Stack, StackItem, Text } from '#design-system'
import { PracticeScreen } from '#features/practice'
import type { PracticeRequest } from '#features/practice'
import { useUser } from '#lib/session'
import { isAskable, ownKey } from '#rules/own-words'
import { entryOf } from '../model/entry-of.ts'
import { pictureTint } from '../model/picture-tint.ts'
import type { Kind } from '../model/address.ts'
import type { Row } from '../model/rows.ts'
import { useHistoryStep } from '../model/useHistoryStep.ts'
import { useSame } from '../model/useSame.ts'
import { Empty } from './Empty.tsx'
import type { NoteScreenProps } from './NoteStates.tsx'
import { SaveToNote } from './SaveToNote.tsx'
import { NotesLocked } from './NotesLocked.tsx'

interface PractisingProps extends NoteScreenProps {
  rows: readonly Row[]
  arrived: boolean
  kind: Kind
  note: Note
  onBack: () => void
}

const modes = {
  typing: { icon: <Keyboard />, kinds: ['type_word'] },
  listening: { icon: <Ear />, kinds: ['listen_and_type'] },
  quiz: { icon: <Shapes />, kinds: undefined },
} as const satisfies Record<string, { icon: unknown; kinds: readonly string[] | undefined }>
type Mode = keyof typeof modes

/** Words of one round. */
const ROUND = 20

/** What can be asked of these rows, each word once: ids of the dictionary's words, texts of the learner's own. */
function askableOf(rows: readonly Row[]): (number | string)[] {
  const askable = rows.flatMap((row): [number | string, number | string][] =>
    row.known ? [[row.known.id, row.known.id]] : isAskable(row) ? [[ownKey(row.word), row.word]] : [],
  )
  return [...new Map(askable).values()]
}

/** The quiz of the first words that are shown, for `useTakePracticeAlong`; null while they come and when none can be asked. */
export const quizOf = (rows: readonly Row[], arrived: boolean): PracticeRequest | null =>
  arrived ? requestOf('quiz', askableOf(rows).slice(0, ROUND)) : null

interface Round {
  name: string
  request: PracticeRequest | null
}

/** A practice of these in this mode; null when there are none. */
function requestOf(mode: Mode, chosen: ReturnType<typeof askableOf>): PracticeRequest | null {
  if (chosen.length === 0) return null
  const { kinds } = modes[mode]
  const texts = chosen.filter((each) => typeof each === 'string')
  const ids = chosen.filter((each) => typeof each === 'number')
  return {
    ...(texts.length > 0 && { words: texts }),
    ...(ids.length > 0 && { word_ids: ids }),
    ...(kinds && { kinds: [...kinds] }),
  }
}

/** Practice of the words that are shown (use their page as the key), by typing, listening, or a quiz of all kinds. */
export function Practising({ rows, arrived, note, phonemeSlot, settingsSlot, onBack }: PractisingProps) {
  const { t } = useTranslation('notes')
  const { user } = useUser()
  const [query, setQuery] = useSearchParams()
  const { step, leave } = useHistoryStep()
  const mode = (Object.keys(modes) as Mode[]).find((each) => each === query.get('mode'))
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
      <FullScreen label={t('views.practice')}>
        <PracticeScreen
          request={request}
          tint={pictureTint(note.tag)}
          backLabel={t('practice.back')}
          onBack={() => leave(() => show(null))}
          phonemeSlot={phonemeSlot}
          settingsSlot={settingsSlot}
          missedSlot={(missed) => <SaveToNote words={missed.map(entryOf)} />}
        />
      </FullScreen>
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
        {(Object.keys(modes) as Mode[]).map((each) => (
          <Card key={each}>
            <Stack spacing={3} align="start" fill>
              {modes[each].icon}
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
      </Grid>
      {left > 0 && <Text color="textSecondary">{t('practice.left', { count: left })}</Text>}
    </Stack>
  )
}
