import { useState } from 'react'
import { userStore } from '#lib/storage'

/** What is being written in a conversation; kept while the learner looks elsewhere. */
export function useMessageDraft(userId: string, conversation: string) {
  const store = userStore(userId)
  const name = `message/${conversation}`
  const [text, setText] = useState(() => store.get<string>(name) ?? '')
  return {
    text,
    write: (next: string) => {
      setText(next)
      if (next === '') store.remove(name)
      else store.set(name, next)
    },
  }
}
