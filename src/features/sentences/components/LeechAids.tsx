import { useEffect, useEffectEvent, useState } from 'react'
import { Lightbulb } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { RunWord } from '#contract/challenges'
import type { Leech } from '#contract/sentences'
import { Button, Dialog, PictureTile, Section, Stack, Text } from '#design-system'
import { useLeeches } from '../api/useSentences.ts'
import { WriteSentence } from './WriteSentence.tsx'

export interface LeechAidsProps {
  /** Of the review. */
  practiceId: string
  /** What was just answered wrong. */
  word: RunWord
  /** Of the question: another one is another turn. */
  turn: number
  /** The turn in which the aids of this word were offered in this review. */
  offeredIn: number | undefined
  /** They are offered. */
  onOffered: () => void
}

/** After a wrong answer to a leech, once in a review: a quiet way to its picture, its memory aid, the learner's own sentences, and to writing one. */
export function LeechAids({ practiceId, word, turn, offeredIn, onOffered }: LeechAidsProps) {
  const { t } = useTranslation('sentences')
  const { data } = useLeeches(practiceId)
  const [dialog, setDialog] = useState<'aids' | 'write'>()
  const leech = data?.leeches.find(({ word_id: id }) => id === word.id)
  const isOffered = leech !== undefined && (offeredIn === undefined || offeredIn === turn)
  const report = useEffectEvent(() => {
    if (offeredIn === undefined) onOffered()
  })
  useEffect(() => {
    if (isOffered) report()
  }, [isOffered])
  if (!isOffered) return null
  const close = () => setDialog(undefined)
  return (
    <>
      <Button variant="quiet" startIcon={<Lightbulb />} onClick={() => setDialog('aids')}>
        {t('aids.open')}
      </Button>
      {dialog === 'aids' && <AidsDialog word={word} leech={leech} onWrite={() => setDialog('write')} onClose={close} />}
      {dialog === 'write' && <WriteSentence wordId={word.id} headword={word.headword} onClose={close} />}
    </>
  )
}

interface AidsDialogProps {
  word: RunWord
  leech: Leech
  onWrite: () => void
  onClose: () => void
}

function AidsDialog({ word, leech, onWrite, onClose }: AidsDialogProps) {
  const { t } = useTranslation('sentences')
  const { memory_aids: aids, sentences } = leech
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('aids.title', { word: word.headword })}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('aids.back')}
          </Button>
          <Button onClick={onWrite}>{t(sentences.length > 0 ? 'writeMore' : 'writeOne')}</Button>
        </>
      }
    >
      <Stack spacing={4}>
        {word.picture !== null && (
          <PictureTile src={word.picture} alt={word.headword} decorative tint="leaf" size="s" />
        )}
        {aids.length > 0 && (
          <Section title={t('aids.memory')} spacing={2}>
            {aids.map((aid) => (
              <Text key={aid}>{aid}</Text>
            ))}
          </Section>
        )}
        {sentences.length > 0 ? (
          <Section title={t('title')} spacing={2}>
            {sentences.map((sentence) => (
              <Text key={sentence} lang="en" breakWord>
                {sentence}
              </Text>
            ))}
          </Section>
        ) : (
          <Text color="textSecondary">{t('none')}</Text>
        )}
      </Stack>
    </Dialog>
  )
}
