import type { ReactNode } from 'react'
import type { Language } from '#contract/locales'
import { Stack, ToastProvider } from '#design-system'

interface SpecimensProps {
  language: Language
  children: ReactNode
}

/** The specimens of a story, below each other; what was copied is told below them. */
export function Specimens({ language, children }: SpecimensProps) {
  return (
    <ToastProvider closeLabel={{ zh: '关闭', en: 'Close' }[language]}>
      <Stack spacing={8}>{children}</Stack>
    </ToastProvider>
  )
}
