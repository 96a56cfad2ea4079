import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MeaningsIn } from '#contract/profile'
import {
  Button,
  Card,
  Flashcard,
  FullScreen,
  PictureTile,
  PlayColumn,
  PlayHeader,
  Skeletons,
  Stack,
  Text,
} from '#design-system'
import { useFlashcards, useGameKeys } from '#features/practice'
import { SpeakButton, useVoice } from '#features/words'
import { useOwnKeys } from '#lib/own-keys'
import { useUser } from '#lib/session'
import { isAskable } from '#rules/own-words'
import { meaningOfRow } from '../model/meaning.ts'
import type { Row } from '../model/rows.ts'
import { useStopwatch } from '../model/useStopwatch.ts'
import { Empty } from './Empty.tsx'

interface CardsProps {
  rows: readonly Row[]
  meanings: MeaningsIn
  arrived: boolean
  onBack: () => void
}

/**
 * The words of a note as cards to turn over; what is known and what is not goes into the memory. Use what `rows` are, such as their page,
 * as the key of the component.
 */
export function Cards({ rows, meanings, arrived, onBack }: CardsProps) {
  const { t } = useTranslation('notes')
  const [round, setRound] = useState<{ number: number; only: ReadonlySet<string> | null }>({ number: 0, only: null })
  // A round holds all its cards from the beginning; it goes on while more words are brought.
  const [begun, setBegun] = useState(arrived)
  if (arrived && !begun) setBegun(true)
  useGameKeys({ leave: onBack }, false)
  if (begun && rows.length === 0) return <Empty onBack={onBack} />
  const deck = round.only ? rows.filter(({ id }) => round.only?.has(id)) : rows
  return (
    <FullScreen label={t('views.cards')}>
      {!begun ? (
        <PlayColumn measure="card" middle="always">
          <Skeletons shape="cards" count={1} label={t('loading')} />
        </PlayColumn>
      ) : (
        <Deck
          key={round.number}
          given={deck.length > 0 ? deck : rows}
          takeFocus={round.number > 0}
          meanings={meanings}
          onBack={onBack}
          onAgain={(only) => setRound({ number: round.number + 1, only })}
        />
      )}
    </FullScreen>
  )
}

interface DeckProps {
  given: readonly Row[]
  /** Its first card takes the place of something that had the focus. */
  takeFocus: boolean
  meanings: MeaningsIn
  onBack: () => void
  onAgain: (only: ReadonlySet<string> | null) => void
}

function Deck({ given, takeFocus, meanings, onBack, onAgain }: DeckProps) {
  const { t } = useTranslation('notes')
  const voice = useVoice()
  const { user } = useUser()
  const shortcuts = useOwnKeys()
  const recordFlashcard = useFlashcards(user?.id ?? '')
  // The cards of a round stay, whatever another window does meanwhile.
  const [deck] = useState(given)
  const [index, setIndex] = useState(0)
  const [turned, setTurned] = useState(false)
  const [missed, setMissed] = useState<ReadonlySet<string>>(new Set())
  const row = deck[index]
  const elapsed = useStopwatch(row?.id)
  const { preload } = voice
  // Only words of the dictionary can be heard.
  const coming = deck.slice(index, index + 4).flatMap(({ word, known }) => (known ? word : []))
  const soon = coming.join('|')
  useEffect(() => preload(soon.split('|').filter(Boolean)), [soon, preload])
  const end = useRef<HTMLHeadingElement>(null)
  const isOver = row === undefined
  useEffect(() => {
    if (isOver) end.current?.focus({ preventScroll: true })
  }, [isOver])
  if (!row) {
    const knew = deck.length - missed.size
    return (
      <PlayColumn measure="card" middle="always">
        <Card>
          <Stack spacing={4} align="center" role="status">
            <Text variant="h2" align="center" ref={end} tabIndex={-1}>
              {t('cards.done')}
            </Text>
            <Text align="center">{t('cards.result', { knew, total: deck.length })}</Text>
            {missed.size > 0 && <Button onClick={() => onAgain(missed)}>{t('cards.missed')}</Button>}
            <Button variant={missed.size > 0 ? 'secondary' : 'primary'} onClick={() => onAgain(null)}>
              {t('cards.again')}
            </Button>
            <Button variant="quiet" onClick={onBack}>
              {t('cards.back')}
            </Button>
          </Stack>
        </Card>
      </PlayColumn>
    )
  }
  const answer = (knew: boolean) => {
    const ms = elapsed()
    if (row.known) recordFlashcard({ word_id: row.known.id, knew, ms })
    else if (isAskable(row)) recordFlashcard({ word: row.word, knew, ms })
    if (!knew) setMissed(new Set([...missed, row.id]))
    setTurned(false)
    setIndex(index + 1)
  }
  const { text, lang } = meaningOfRow(row, meanings)
  return (
    <>
      <PlayHeader
        progress={{
          done: index,
          total: deck.length,
          label: t('cards.progress', { done: index + 1, total: deck.length }),
        }}
        leaveLabel={t('cards.back')}
        onLeave={onBack}
      />
      <PlayColumn fill measure="card" middle="desktop" spacing={4}>
        <Flashcard
          key={index}
          keys="page"
          shortcuts={shortcuts}
          takeFocus={takeFocus || index > 0}
          front={
            <>
              <Text variant="headword" component="p" lang="en">
                {row.word}
              </Text>
              {row.known && <SpeakButton headword={row.word} voice={voice} label={t('hear', { word: row.word })} />}
            </>
          }
          back={
            <>
              {row.known?.picture && <PictureTile src={row.known.picture} tint="leaf" alt={text} decorative size="l" />}
              <Text variant="h3" component="p" lang={lang}>
                {text || row.word}
              </Text>
              {row.remark && <Text color="textSecondary">{row.remark}</Text>}
            </>
          }
          turned={turned}
          onTurn={setTurned}
          turnLabel={t('cards.turn')}
          onAnswer={answer}
          answerLabels={{ notYet: t('cards.notYet'), knew: t('cards.knew') }}
        />
      </PlayColumn>
    </>
  )
}
