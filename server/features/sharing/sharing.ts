/** A message that shows something of its sender: the copy is made here, by the rules of whose it is. */
import { MOST_PAGE_WORDS } from '#contract/chat-limits'
import type { ChatMessage, MessageAttachment } from '#contract/chat'
import type { HandlerInput } from '#contract/core'
import { localize, type Language } from '#contract/locales'
import type { shareThing, SharedThing } from '#contract/sharing'
import type { Reader, Tx } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import { readFinishedRun, type Catalogue } from '../challenges/index.ts'
import { send } from '../chat/index.ts'

import { readPageWords } from '../notes/index.ts'
import { createDuel } from '../together/index.ts'

/** Throws share_gone for what is not there or not the sender's, and what sending a message throws. */
export async function share(
  deps: Deps,
  catalogue: Catalogue,
  session: Session,
  {
    params,
    body,
    language,
  }: {
    params: HandlerInput<typeof shareThing>['params']
    body: HandlerInput<typeof shareThing>['body']
    language: Language
  },
): Promise<ChatMessage> {
  const { id, text, share: thing } = body
  return send(deps, session, params.id, { id, text }, (tx, conversation) =>
    thing.kind === 'duel'
      ? askForDuel(tx, catalogue, session, thing.run, conversation, deps.now())
      : copyOf(tx, catalogue, session, thing, language),
  )
}

async function askForDuel(
  tx: Tx,
  catalogue: Catalogue,
  session: Session,
  runId: string,
  { id: conversationId, otherId }: { readonly id: string; readonly otherId: string },
  at: Date,
): Promise<MessageAttachment> {
  const run = await readFinishedRun(tx, catalogue, session, runId)
  if (!run) throw new HttpError('share_gone')
  const { title, category, sub, difficulty, level, type, words } = run
  const place = { title, category, sub, difficulty, level, type, words }
  const duel = await createDuel(tx, { ...place, userId: session.userId, otherId, conversationId, runId }, at)
  return { kind: 'duel', duel }
}

async function copyOf(
  db: Reader,
  catalogue: Catalogue,
  session: Session,
  thing: Exclude<SharedThing, { kind: 'duel' }>,
  language: Language,
): Promise<MessageAttachment> {
  switch (thing.kind) {
    case 'words': {
      const words = [...new Set(thing.words)].map((word) => ({ word, meaning: null }))
      return { kind: 'list', title: null, words, total: words.length }
    }
    case 'page': {
      const page = await readPageWords(db, session, thing, MOST_PAGE_WORDS)
      if (!page) throw new HttpError('share_gone')
      return { kind: 'list', title: localize(language, page.title), words: page.words, total: page.total }
    }
    case 'result': {
      const run = await readFinishedRun(db, catalogue, session, thing.run)
      if (!run) throw new HttpError('share_gone')
      const { id: _, at: __, words: ___, ...shown } = run
      return { kind: 'result', ...shown }
    }
  }
}
