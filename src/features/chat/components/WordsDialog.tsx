import { useTranslation } from 'react-i18next'
import { Button, Dialog, ScrollList } from '#design-system'
import { wordsOf } from '../model/split-message.ts'

interface WordsDialogProps {
  /** Of the message; undefined while none is looked through. */
  text: string | undefined
  onWord: (word: string) => void
  onClose: () => void
}

/** The words of a message, each a way to what it means: what a press on a word does, by keyboard. */
export function WordsDialog({ text, onWord, onClose }: WordsDialogProps) {
  const { t } = useTranslation('chat')
  return (
    <Dialog
      open={text !== undefined}
      title={t('lookUp')}
      closeLabel={t('close')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <ScrollList label={t('words')}>
        {wordsOf(text ?? '').map((word) => (
          <li key={word}>
            <Button variant="quiet" onClick={() => onWord(word)}>
              {word}
            </Button>
          </li>
        ))}
      </ScrollList>
    </Dialog>
  )
}
