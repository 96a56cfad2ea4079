import type { AiSettings } from '../../env-ai.ts'
import type { Ai, AiTimes } from './index.ts'
import { createOpenAi } from './openai.ts'

const TIMES: AiTimes = { idleMs: 15_000, totalMs: 60_000 }

/** The configured provider; null without one. */
export const createAi = (settings: AiSettings | null, times = TIMES): Ai | null =>
  settings && createOpenAi(settings, times)
