/** Milliseconds that an upload takes at most, from the end of the speech. */
const AT_ONCE = 60_000

/**
 * The moment that an upload names: nothing, unless the recording waited. So a wrong clock of the device changes nothing that is sent at once.
 *
 * @param at when it was said, by the clock of this device, as an ISO instant
 */
export const lateMoment = (at: string, now = Date.now()): string | undefined =>
  now - Date.parse(at) > AT_ONCE ? at : undefined
