/** The devices that a learner's notifications are pushed to. */
import type { HandlerInput, Output } from '#contract/core'
import { MOST_PUSH_DEVICES, type getPush, type subscribePush } from '#contract/push'
import type { Deps } from '../../deps.ts'
import type { CallContext } from '../../http/context.ts'
import { HttpError, fieldError } from '../../http/errors.ts'
import type { Push } from '../../providers/push/index.ts'
import { deviceOf } from '../auth/index.ts'
import { deleteDevice, listDevices, saveDevice } from './push.store.ts'

type Call = CallContext<'user'>

export async function read({ db }: Deps, push: Push, { session }: Call): Promise<Output<typeof getPush>> {
  const rows = await listDevices(db, session.userId, MOST_PUSH_DEVICES)
  return {
    key: push.publicKey,
    devices: rows.map(({ id, sessionId, userAgent, createdAt }) => ({
      id,
      current: sessionId === session.id,
      ...deviceOf(userAgent),
      added_at: createdAt.toISOString(),
    })),
  }
}

/** Throws push_service_unknown. */
export async function subscribe(
  deps: Deps,
  push: Push,
  call: Call,
  body: HandlerInput<typeof subscribePush>['body'],
): Promise<Output<typeof getPush>> {
  if (!push.accepts(body.endpoint)) throw fieldError('endpoint', 'push_service_unknown')
  const { session, userAgent } = call
  const row = { ...body, userId: session.userId, sessionId: session.id, userAgent, createdAt: deps.now() }
  await deps.db.transaction((tx) => saveDevice(tx, row, MOST_PUSH_DEVICES))
  return read(deps, push, call)
}

/** Throws push_device_not_found. */
export async function unsubscribe(deps: Deps, push: Push, call: Call, id: string): Promise<Output<typeof getPush>> {
  if (!(await deleteDevice(deps.db, call.session.userId, id))) throw new HttpError('push_device_not_found')
  return read(deps, push, call)
}
