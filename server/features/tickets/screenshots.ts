/** Pictures of the screen that learners add to a ticket, seen by them and by administrators alone. */
import { randomUUID } from 'node:crypto'
import type { Ticket } from '#contract/tickets'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import { encodePicture, pictureResponse } from '../../pictures.ts'
import type { Files } from '../../providers/files/index.ts'
import { readOwn } from './tickets.ts'
import { findTicket, replaceScreenshot, type TicketRow } from './tickets.store.ts'

/** Pixels of the longer side: letters of a whole screen can still be read. */
const SIDE = 1600

/** The earlier picture of the ticket goes. Throws ticket_not_found, picture_type and picture_broken. */
export async function attachScreenshot(
  { db }: Deps,
  files: Files,
  session: Session,
  id: string,
  bytes: Uint8Array,
): Promise<Ticket> {
  await readOwn(db, session, id)
  const picture = await encodePicture(bytes, { width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
  const name = `screenshots/${randomUUID()}.webp`
  await files.save(name, picture)
  const earlier = await db.transaction((tx) => replaceScreenshot(tx, id, name))
  if (earlier !== null) await files.remove(earlier)
  return readOwn(db, session, id)
}

/** Throws ticket_not_found, also for a ticket without a picture and for one of another learner. */
export async function readOwnScreenshot(deps: Deps, files: Files, { userId }: Session, id: string): Promise<Response> {
  const ticket = await findTicket(deps.db, id)
  return respond(files, ticket?.userId === userId ? ticket : undefined)
}

/** For administrators, the picture of anybody's ticket. Throws ticket_not_found, also for a ticket without a picture. */
export const readScreenshot = async (deps: Deps, files: Files, id: string): Promise<Response> =>
  respond(files, await findTicket(deps.db, id))

async function respond(files: Files, ticket: TicketRow | undefined): Promise<Response> {
  const bytes = ticket?.screenshot ? await files.read(ticket.screenshot) : null
  if (!bytes) throw new HttpError('ticket_not_found')
  return pictureResponse(bytes, { 'Cache-Control': 'private, no-store' })
}
