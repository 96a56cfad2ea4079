import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { Button, Dialog, ScrollList, TextLink } from '#design-system'
import { wordsOf } from '../model/split-message.ts'

/** The words of a message, each a way to its entry: what a press on a word does, by keyboard. */
export function WordsDialog({ text, onClose }: { text: string | undefined; onClose: () => void }) {
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
            <TextLink to={routes.word({ word })}>{word}</TextLink>
          </li>
        ))}
      </ScrollList>
    </Dialog>
  )
}
