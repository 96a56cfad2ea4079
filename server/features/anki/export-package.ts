/** A learner's words as an Anki package, made while it is sent. */
import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeZip } from 'client-zip'
import { dayIn, startOfDay, startOfHour } from '#rules/days'
import type { Deps } from '../../deps.ts'
import type { CallContext } from '../../http/context.ts'
import { createStreamLimit } from '../../http/limit-streams.ts'
import { getReadableNote } from '../notes/index.ts'
import { createSemaphore } from '../../semaphore.ts'
import { readFirstAnswer } from './anki.store.ts'
import { DAY_BEGINS_AT } from './card-rows.ts'
import { packageNotes } from './package-notes.ts'
import { createCollectionWriter } from './write-collection.ts'

/** Packages that are sent at once. One whose caller reads nothing for so long is broken off; writing the longest takes less. */
const MOST_OPEN = 8
const IDLE_MS = 300_000

type Call = CallContext<'user'>

interface PackageExport {
  /** Throws not_found. */
  readonly ofNote: (call: Call, id: string) => Promise<Response>
  readonly ofLearner: (call: Call) => Response
}

export function createPackageExport({ db, log, now }: Deps): PackageExport {
  const openStream = createStreamLimit({ most: MOST_OPEN, idleMs: IDLE_MS })
  // Written one after the other: each keeps a few megabytes in memory and the processor busy.
  const inTurn = createSemaphore(1, MOST_OPEN)

  const send = (call: Call, noteId: string | null, name: string) => {
    const at = now()
    const body = openStream(
      () =>
        makeZip([
          { name: 'collection.anki2', input: collectionBytes(call, noteId, at), lastModified: at },
          { name: 'media', input: '{}', lastModified: at },
        ]),
      (error) => log.error({ error }, 'an export for Anki broke off'),
    )
    return new Response(body, {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="wordgrove.apkg"; filename*=UTF-8''${encodeURIComponent(name)}.apkg`,
      },
    })
  }

  // It begins when the first byte is asked for: of a stream that nobody reads, nothing is left behind.
  async function* collectionBytes({ session, language }: Call, noteId: string | null, at: Date) {
    const folder = await mkdtemp(join(tmpdir(), 'wordgrove-anki-'))
    try {
      const path = join(folder, 'collection.anki2')
      await inTurn(async () => {
        const writer = createCollectionWriter(path, at)
        try {
          const { timeZone, userId } = session
          const begin = dayIn(timeZone, (await readFirstAnswer(db, userId)) ?? at)
          for await (const note of packageNotes({ db, session, language, noteId, begin })) writer.add(note)
          writer.finish({
            begin: startOfHour(timeZone, begin, DAY_BEGINS_AT),
            minutesWest: (startOfDay(timeZone, begin).getTime() - Date.parse(begin)) / 60_000,
          })
        } finally {
          writer.close()
        }
      })
      for await (const chunk of createReadStream(path)) yield new Uint8Array(chunk as Buffer<ArrayBuffer>)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  return {
    async ofNote(call, id) {
      const { title } = await getReadableNote(db, call.session, id)
      return send(call, id, title[call.language])
    },
    ofLearner: (call) => send(call, null, `wordgrove-${call.session.user.username}-${dayIn('UTC', now())}`),
  }
}
