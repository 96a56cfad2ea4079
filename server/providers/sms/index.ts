/** How text messages leave. */
import type { Deps } from '../../deps.ts'
import type { Env } from '../../env.ts'
import { aliyunSms } from './aliyun.ts'
import { outboxSms } from './outbox.ts'
import { tencentSms } from './tencent.ts'

export interface CodeMessage {
  /** A mainland China number of 11 digits. */
  readonly phone: string
  readonly code: string
  readonly text: string
}

export interface Sms {
  /**
   * Sends a code now, outside of any transaction. Rejects when the provider refuses or does not answer in time; a code that may have
   * arrived stays valid, and nothing is sent a second time.
   */
  sendCode(message: CodeMessage): Promise<void>
  /** Tells the holder of a number that their account has changed. Rejects as above; nobody waits for it. */
  sendNotice(message: Pick<CodeMessage, 'phone' | 'text'>): Promise<void>
}

/** The configured way; null when text messages cannot be sent here. */
export function createSms(deps: Pick<Deps, 'db' | 'env' | 'now'>): Sms | null {
  const { env, now } = deps
  if (env.sms) return env.sms.provider === 'aliyun' ? aliyunSms(env.sms, now) : tencentSms(env.sms, now)
  return env.mode === 'demo' ? outboxSms(deps) : null
}

export const hasSms = (env: Env): boolean => env.mode === 'demo' || env.sms !== null
