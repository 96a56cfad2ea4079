export { LeechAids } from './components/LeechAids.tsx'
export type { LeechAidsProps } from './components/LeechAids.tsx'
export { MySentences } from './components/MySentences.tsx'
export { SentencePrompt } from './components/SentencePrompt.tsx'
