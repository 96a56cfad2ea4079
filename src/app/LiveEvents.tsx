import { useLiveEvents } from '#lib/events'

/** Reads again what changed elsewhere, as long as the page is visible. */
export function LiveEvents() {
  useLiveEvents()
  return null
}
