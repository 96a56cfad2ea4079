import { useState } from 'react'
import { Pencil, PenLine, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SENTENCES_A_WORD } from '#contract/sentence-limits'
import type { OwnSentence } from '#contract/sentences'
import { Button, Card, MenuButton, Notice, Section, Skeletons, Stack, StackItem, Text, useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { useUser } from '#lib/session'
import { useSentenceActions, useSentences } from '../api/useSentences.ts'
import { WriteSentence } from './WriteSentence.tsx'

/** Sentences before the rest is folded. */
const SHOWN = 2

interface MySentencesProps {
  wordId: number
  headword: string
}

/** The learner's own sentences with a word, on its page. Nothing for guests and visitors, who keep none. */
export function MySentences(props: MySentencesProps) {
  const { hasToken, isGuest } = useUser()
  return hasToken && !isGuest ? <Sentences {...props} /> : null
}

function Sentences({ wordId, headword }: MySentencesProps) {
  const { t } = useTranslation('sentences')
  const toast = useToast()
  const { data, error, mutate } = useSentences(wordId)
  const { save, remove } = useSentenceActions()
  const [isOpen, setOpen] = useState(false)
  const [writing, setWriting] = useState<{ sentence?: OwnSentence }>()
  const restoring = useAsyncAction(save, ({ message }) => toast({ text: message, tone: 'error' }))
  const deleting = useAsyncAction(
    async ({ id, text }: OwnSentence) => {
      await remove(id)
      toast({
        text: t('deleted'),
        action: { label: t('undo'), onPress: () => void restoring.run({ id, word: wordId, text }) },
      })
    },
    ({ message }) => toast({ text: message, tone: 'error' }),
  )
  const sentences = data?.sentences ?? []
  const shown = isOpen ? sentences : sentences.slice(0, SHOWN)
  const isFull = sentences.length >= SENTENCES_A_WORD
  return (
    <Card>
      <Section title={t('title')} spacing={3}>
        {error && !data ? (
          <Notice
            tone="warning"
            actions={
              <div>
                <Button variant="secondary" onClick={() => void mutate()}>
                  {t('retry')}
                </Button>
              </div>
            }
          >
            {error.message}
          </Notice>
        ) : !data ? (
          <Skeletons shape="text" count={1} label={t('loading')} />
        ) : (
          <Stack spacing={3}>
            {sentences.length === 0 && <Text color="textSecondary">{t('none')}</Text>}
            {shown.length > 0 && (
              <Stack component="ul" spacing={2}>
                {shown.map((sentence) => (
                  <Stack key={sentence.id} component="li" direction="row" spacing={2} align="start">
                    <StackItem>
                      <Text lang="en" breakWord>
                        {sentence.text}
                      </Text>
                    </StackItem>
                    <MenuButton
                      label={t('menu', { sentence: sentence.text })}
                      items={() => [
                        { label: t('edit'), icon: <Pencil />, onPress: () => setWriting({ sentence }) },
                        {
                          label: t('delete'),
                          icon: <Trash2 />,
                          danger: true,
                          onPress: () => void deleting.run(sentence),
                        },
                      ]}
                    />
                  </Stack>
                ))}
              </Stack>
            )}
            <Stack direction="row" spacing={2} wrap>
              {!isFull && (
                <Button variant="secondary" startIcon={<PenLine />} onClick={() => setWriting({})}>
                  {t(sentences.length > 0 ? 'writeMore' : 'writeOne')}
                </Button>
              )}
              {sentences.length > SHOWN && (
                <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                  {isOpen ? t('fold') : t('unfold', { count: sentences.length - SHOWN })}
                </Button>
              )}
            </Stack>
          </Stack>
        )}
      </Section>
      {writing && (
        <WriteSentence
          wordId={wordId}
          headword={headword}
          sentence={writing.sentence}
          onClose={() => setWriting(undefined)}
        />
      )}
    </Card>
  )
}
