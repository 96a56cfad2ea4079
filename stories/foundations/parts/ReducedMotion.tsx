import { createContext, use, useState } from 'react'
import type { ReactNode } from 'react'
import { Notice, Stack, SwitchField, prefersReducedMotion } from '#design-system'
import type { Language } from '#contract/locales'

const texts = {
  zh: {
    label: '减弱动态效果',
    help: '看看在系统里打开这一项的人看到什么。',
    bySystem: '你的系统已经打开“减弱动态效果”：这一页不会动。',
  },
  en: {
    label: 'Reduced motion',
    help: 'Shows what people see who set this in their system.',
    bySystem: 'Your system asks for reduced motion: nothing moves on this page.',
  },
}

const ReducedMotionContext = createContext(false)

/** Whether the specimens show what happens with reduced motion. */
export const useReducedMotion = (): boolean => use(ReducedMotionContext)

/** What the product has under the media query. Dialogs and messages stand outside the page's own elements, so it is for all of them. */
export const stillStyles = `*, *::before, *::after {
  animation-duration: 0s !important;
  animation-delay: 0s !important;
  transition-duration: 0s !important;
  transition-delay: 0s !important;
}
[data-confetti] { display: none !important; }`

/** The switch, and the specimens that obey it. */
export function ReducedMotion({ language, children }: { language: Language; children: ReactNode }) {
  const [isReduced, setReduced] = useState(false)
  const { label, help, bySystem } = texts[language]
  return (
    <ReducedMotionContext value={isReduced}>
      {isReduced && <style>{stillStyles}</style>}
      <Stack spacing={4}>
        {prefersReducedMotion() && <Notice>{bySystem}</Notice>}
        <SwitchField label={label} help={help} checked={isReduced} onChange={setReduced} />
      </Stack>
      {children}
    </ReducedMotionContext>
  )
}
