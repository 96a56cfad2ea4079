import { lazyOverlay } from '../../overlays/lazyOverlay.tsx'
import type { DialogProps } from './OpenDialog.tsx'

const OpenDialog = lazyOverlay('OpenDialog')

/** Takes the whole attention for one matter; the page behind waits. */
export function Dialog(props: DialogProps) {
  // It goes at once: its words may hang on what has just been closed.
  return props.open ? <OpenDialog {...props} /> : null
}
