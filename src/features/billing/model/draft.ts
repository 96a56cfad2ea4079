import { PayMethod } from '#contract/billing'
import type { UserStore } from '#lib/storage'

/** What was typed on the payment screen, kept for the way back; of a card nothing. */
export interface Draft {
  readonly method: PayMethod | undefined
  readonly email: string
  readonly phone: string
}

const NAME = 'payment'

export function readDraft(store: UserStore, email: string | null): Draft {
  const kept = store.get<Partial<Draft>>(NAME)
  return {
    method: PayMethod.safeParse(kept?.method).data,
    email: kept?.email ?? email ?? '',
    phone: kept?.phone ?? '',
  }
}

export const saveDraft = (store: UserStore, draft: Draft): void => store.set(NAME, draft)
