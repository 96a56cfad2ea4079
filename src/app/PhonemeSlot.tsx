import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import type { ComponentProps, ComponentType } from 'react'
import { browserMessageText } from '#contract/browser-messages'
import { useToast } from '#design-system'
import type { PhonemeDialog } from '#features/phonemes'
import { useLanguage } from '#lib/language'
import { loadTexts } from './i18n.ts'
import { arriving } from './load.ts'

/** Texts of all phonemes are wanted by who presses one only. When they do not arrive, a press says so. */
const PhonemeHelp = lazy(async (): Promise<{ default: ComponentType<ComponentProps<typeof PhonemeDialog>> }> => {
  try {
    const [part] = await Promise.all([arriving(import('#features/phonemes')), loadTexts(['phonemes'])])
    return { default: part.PhonemeDialog }
  } catch (error) {
    console.warn('The help for phonemes did not arrive', error)
    return { default: MissingHelp }
  }
})

/** How a phoneme is made, for the pages whose features show phonemes. */
export function PhonemeSlot(props: ComponentProps<typeof PhonemeDialog>) {
  return (
    <Suspense fallback={null}>
      <PhonemeHelp {...props} />
    </Suspense>
  )
}

function MissingHelp({ onClose }: { onClose: () => void }) {
  const toast = useToast()
  const language = useLanguage()
  const close = useEffectEvent(() => {
    toast({ text: browserMessageText('network_error', language), tone: 'error' })
    onClose()
  })
  useEffect(() => close(), [])
  return null
}
