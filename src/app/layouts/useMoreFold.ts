import { useState } from 'react'
import { useIsWide } from '#design-system'
import { storage } from '#lib/storage'

/**
 * Whether the links behind "More" are in view, kept in this browser. Until somebody chooses they are folded beside a page, and in view in the menu of
 * narrow screens, which a press on "More" opened.
 */
export function useMoreFold(): { open: boolean; onOpenChange: (open: boolean) => void } {
  const isWide = useIsWide()
  const [kept, setKept] = useState(() => storage.read('moreLinks'))
  return {
    open: kept === null ? !isWide : kept === 'open',
    onOpenChange(open) {
      const choice = open ? 'open' : 'folded'
      storage.write('moreLinks', choice)
      setKept(choice)
    },
  }
}
