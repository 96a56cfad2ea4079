import { lazyOverlay } from '../../overlays/lazyOverlay.tsx'
import type { PrintSheetProps } from './OpenPrintSheet.tsx'

const OpenPrintSheet = lazyOverlay('OpenPrintSheet')

/** A list of words for paper: A4, two columns, with pictures. What is seen is what is printed. */
export function PrintSheet(props: PrintSheetProps) {
  return <OpenPrintSheet {...props} />
}
