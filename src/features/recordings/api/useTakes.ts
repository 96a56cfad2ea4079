import { useEffect, useEffectEvent, useState } from 'react'
import { useOnline } from '#design-system'
import type { FinishedSound, Sound } from '#features/speech'
import { useThrowError } from '#lib/actions'
import { ApiError, call } from '#lib/api'
import { newId } from '#lib/new-id'
import { useCall, useRevalidate } from '#lib/swr'
import { lateMoment } from '../model/late-moment.ts'
import { targetOfLine } from '../model/scene-line.ts'
import type { SceneLine } from '../model/scene-line.ts'
import { useUnsentRecordings } from './useRecordings.ts'
import type { KeepResult } from './useRecordings.ts'

/** What was said of a line. */
export interface Take {
  /** Made here: the server takes it once, and it stays its id as a recording. */
  readonly id: string
  readonly line: SceneLine
  /** When it was said, as an ISO instant. */
  readonly at: string
  readonly finished: FinishedSound
  readonly sound: Sound
  /** `unsent`: the server has not got it. */
  readonly state: 'sending' | 'sent' | 'unsent' | 'kept'
}

/** Milliseconds: fifteen seconds of sound over a slow connection. */
const PATIENCE = 45_000

/** Sends it to be scored and counted, not to be kept. @throws {ApiError} */
const sendTake = ({ id, line, at, finished }: Take) =>
  call(
    'POST /api/recordings',
    {
      query: { id, sentence: line.id, keep: 'later', at: lateMoment(at) },
      file: new Blob([finished.wav], { type: 'audio/wav' }),
    },
    { timeout: PATIENCE },
  )

/**
 * The last take of each line, by the id of the line. A take is sent as soon as it is made: the server scores it and counts its speech. What did
 * not arrive is sent when the connection is back.
 */
export function useTakes(userId: string) {
  const [takes, setTakes] = useState<ReadonlyMap<string, Take>>(new Map())
  const throwError = useThrowError()
  const isOnline = useOnline()
  const revalidate = useRevalidate()
  const unsent = useUnsentRecordings(userId)

  /** Nothing, where the line has a newer take. */
  const update = (take: Take, state: Take['state']) =>
    setTakes((current) =>
      current.get(take.line.id)?.id === take.id ? new Map(current).set(take.line.id, { ...take, state }) : current,
    )

  async function send(take: Take): Promise<void> {
    update(take, 'sending')
    try {
      await sendTake(take)
      update(take, 'sent')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      update(take, 'unsent')
    }
  }

  const sendUnsent = useEffectEvent(() => {
    for (const take of takes.values()) if (take.state === 'unsent') send(take).catch(throwError)
  })
  useEffect(() => {
    if (isOnline) sendUnsent()
  }, [isOnline])

  return {
    takes,
    /** The take of a line from now on. */
    add(line: SceneLine, finished: FinishedSound, sound: Sound): void {
      const take: Take = { id: newId(), line, at: new Date().toISOString(), finished, sound, state: 'sending' }
      setTakes((current) => new Map(current).set(line.id, take))
      send(take).catch(throwError)
    },
    send,
    /** Puts it among the recordings; what the server has not got waits in the browser. @throws {ApiError} */
    async keep(take: Take): Promise<KeepResult> {
      const { id, line, at, finished } = take
      if (take.state === 'sent') {
        await call('POST /api/recordings/{id}/keep', { params: { id } })
        update(take, 'kept')
        void revalidate('GET /api/recordings')
        return 'stored'
      }
      const result = await unsent.keep({ id, target: targetOfLine(line), wav: finished.wav, ms: finished.ms, at })
      if (result !== 'full') update(take, 'kept')
      return result
    },
  }
}

export type Takes = ReturnType<typeof useTakes>

/** How a take was scored; read again when the server says so. Nothing until the server has it. */
export const useTakeScore = ({ id, state }: Take) =>
  useCall(state === 'sent' || state === 'kept' ? 'GET /api/recordings/{id}' : null, { params: { id } })
