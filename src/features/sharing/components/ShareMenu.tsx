import { useState } from 'react'
import { ListPlus, NotebookText, Plus, Swords, Trophy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SharedThing } from '#contract/sharing'
import { MenuButton } from '#design-system'
import type { OnShare } from '../model/shared.ts'
import { ChooseNotePage } from './ChooseNotePage.tsx'
import { ChooseRun } from './ChooseRun.tsx'
import { WriteWords } from './WriteWords.tsx'

/** What else than words can be sent to a contact. */
export function ShareMenu({ onShare }: { onShare: OnShare }) {
  const { t } = useTranslation('sharing')
  const [open, setOpen] = useState<'words' | 'page' | 'result' | 'duel'>()
  const props = {
    onClose: () => setOpen(undefined),
    onShare: (text: string, share: SharedThing) => {
      setOpen(undefined)
      onShare(text, share)
    },
  }
  return (
    <>
      <MenuButton
        label={t('menu')}
        items={[
          { label: t('words.menu'), icon: <ListPlus />, onPress: () => setOpen('words') },
          { label: t('page.menu'), icon: <NotebookText />, onPress: () => setOpen('page') },
          { label: t('result.menu'), icon: <Trophy />, onPress: () => setOpen('result') },
          { label: t('duel.menu'), icon: <Swords />, onPress: () => setOpen('duel') },
        ]}
      >
        <Plus />
      </MenuButton>
      {open === 'words' && <WriteWords {...props} />}
      {open === 'page' && <ChooseNotePage {...props} />}
      {(open === 'result' || open === 'duel') && <ChooseRun kind={open} {...props} />}
    </>
  )
}
