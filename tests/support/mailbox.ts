/** Reads the demo's outbox as the page /dev/outbox does. */
import { listOutbox } from '#contract/system'
import type { TestApp } from './app.ts'

/** Messages to one address or number, newest first. */
export const messagesTo = (app: TestApp, to: string) => app.call(listOutbox, { query: { to } })

/** Token of the link in the newest mail that has one; `path` says which kind of link is meant. */
export async function linkTokenFor(app: TestApp, email: string, path = '/verify-email/'): Promise<string> {
  const messages = await messagesTo(app, email)
  const lines = messages.flatMap(({ text }) => text.split('\n'))
  const token = lines
    .find((line) => line.startsWith(`${app.deps.env.origin}${path}`))
    ?.split('/')
    .at(-1)
  if (!token) throw new Error(`no link in the mails to ${email}: ${messages[0]?.text}`)
  return token
}

/** The code in the newest text message. */
export async function codeFor(app: TestApp, phone: string): Promise<string> {
  const [newest] = await messagesTo(app, phone)
  const code = /\d{6}/.exec(newest?.text ?? '')?.[0]
  if (!code) throw new Error(`no code was sent to ${phone}`)
  return code
}
