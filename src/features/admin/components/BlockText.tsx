import { useTranslation } from 'react-i18next'
import type { WordBlock, WordBlocks } from '#contract/word-manager'
import { rowsText } from '../model/blocks.ts'
import { emojiOf } from '../model/word-blocks.ts'

/** What a block says, in one line: the text of another editor or of the source beside that of one's own. */
export function BlockText({ block, value }: { block: WordBlock; value: WordBlocks[WordBlock] }) {
  const { t } = useTranslation('admin')
  const text = plainText(block, value)
  return <span>{text === '' ? t('words.nothing') : text}</span>
}

function plainText(block: WordBlock, value: WordBlocks[WordBlock]): string {
  if (block === 'hidden') return value === true ? '✓' : ''
  if (block === 'picture') return emojiOf((value as WordBlocks['picture']).file)
  return rowsText(value)
}
