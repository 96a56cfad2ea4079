import type { ReactNode } from 'react'
import type { MessageAttachment } from '#contract/chat'
import type { SharedEntry } from '../model/shared.ts'
import { SharedList } from './SharedList.tsx'
import { SharedResult } from './SharedResult.tsx'

interface SharedCardProps {
  attachment: MessageAttachment
  own: boolean
  /** Keeps the words in an own note: it asks which. */
  saveSlot: (entries: readonly SharedEntry[]) => ReactNode
  /** A way to congratulate the contact on their result. */
  congratulate: ReactNode
  /** A duel, by its id. */
  duelSlot: (id: string) => ReactNode
}

/** What a contact shared; nothing for what is not shared by people. */
export function SharedCard({ attachment, own, saveSlot, congratulate, duelSlot }: SharedCardProps) {
  switch (attachment.kind) {
    case 'list':
      return <SharedList {...attachment} action={!own && saveSlot(attachment.words)} />
    case 'result':
      return <SharedResult {...attachment} own={own} congratulate={congratulate} />
    case 'duel':
      return duelSlot(attachment.duel)
    default:
      return null
  }
}
