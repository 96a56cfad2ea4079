import { useEffect, useState } from 'react'
import { PenLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Practice } from '#contract/practice'
import { Button, Notice, Stack } from '#design-system'
import { ignoreApiError } from '#lib/api'
import { recordAsked, useLeeches } from '../api/useSentences.ts'
import { WriteSentence } from './WriteSentence.tsx'

/** After a review: one hard word, and a sentence with it. Asked once for each leech; nothing where there is none. */
export function SentencePrompt({ practice }: { practice: Pick<Practice, 'id' | 'words'> }) {
  const { t } = useTranslation('sentences')
  const { data } = useLeeches(practice.id)
  // What was asked first stays, though the server knows a moment later that it was asked.
  const [askedId, setAskedId] = useState<number>()
  const [state, setState] = useState<'asked' | 'writing' | 'over'>('asked')
  const first = data?.leeches.find(({ ask }) => ask)
  if (askedId === undefined && first) setAskedId(first.word_id)
  useEffect(() => {
    // What does not arrive is asked once more another time.
    if (askedId !== undefined) recordAsked(askedId).catch(ignoreApiError)
  }, [askedId])
  const word = practice.words.find(({ id }) => id === askedId)
  if (!word || state === 'over') return null
  return (
    <>
      <Notice
        title={t('prompt.title', { word: word.headword })}
        actions={
          <Stack direction="row" spacing={2} wrap>
            <Button variant="secondary" startIcon={<PenLine />} onClick={() => setState('writing')}>
              {t('writeOne')}
            </Button>
            <Button variant="quiet" onClick={() => setState('over')}>
              {t('prompt.notNow')}
            </Button>
          </Stack>
        }
      >
        {t('prompt.text')}
      </Notice>
      {state === 'writing' && (
        <WriteSentence
          wordId={word.id}
          headword={word.headword}
          onClose={() => setState((now) => (now === 'writing' ? 'asked' : now))}
          onSaved={() => setState('over')}
        />
      )}
    </>
  )
}
