/** Addresses that would lead away from this site, and what notices that one did. For flows in a real browser. */
import { expect } from 'playwright/test'
import type { Page } from 'playwright/test'

/** Ways to say another site where a path is expected; `@` stands for it, `#` for itself. */
const tricks = [
  '//@',
  '///@',
  '/\\@',
  '\\\\@',
  '/\t/@',
  '/\r\n/@',
  '\t//@',
  ' //@',
  '/..//@',
  '/a/..//@',
  '/%2e%2e//@',
  '/.//@',
  '/%2f@',
  '/%2f%2f@',
  '/%252f@',
  '/%5c@',
  '/%09/@',
  'https://@',
  'https:@',
  'https:/@',
  'hTTps:///@',
  '{origin}:a#@',
  '{origin}.@',
  '{origin}#@',
  '{origin}//@',
  '/signin?redirect=//@',
  'javascript:location="//@"',
  'JaVaScRiPt:alert(1)//@',
  'data:text/html,<script>location="//@"</script>',
  'blob:{origin}/@',
  '/\u2028/@',
  '／／@',
]
const evil = 'evil.example'

/** One for each reason to refuse: another host in the path, another origin, this origin before another host, and that in percent encoding. */
const kinds = ['//@', 'https://@', '{origin}//@', '/%2f%2f@']

const forSite = (origin: string) => (trick: string) =>
  trick.replaceAll('{origin}', origin).replaceAll('@', evil).replaceAll('#', '@')

/** All tricks for a site. */
export const redirectTricks = (origin: string): string[] => tricks.map(forSite(origin))

/** One trick of each kind. Every way in asks the same function where to go: that it is asked needs no whole list. */
export const redirectKinds = (origin: string): string[] => kinds.map(forSite(origin))

/** Collects what leaves this site: documents, calls and dialogs. */
export function watchDepartures(page: Page, origin: string): string[] {
  const left: string[] = []
  page.on('request', (request) => {
    const { protocol, origin: to } = new URL(request.url())
    if (/^https?:$/.test(protocol) && to !== origin) left.push(request.url())
  })
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && !frame.url().startsWith(`${origin}/`)) left.push(frame.url())
  })
  page.on('dialog', (dialog) => {
    left.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  return left
}

/** Waits until sign-in is left behind; what is there then is a page of this site. */
export async function expectArrival(page: Page, left: readonly string[], trick: string): Promise<void> {
  await expect(page, trick).not.toHaveURL(/\/(signin|auth)\b/)
  await expect(page.getByRole('heading').first()).toBeVisible()
  expect(left, trick).toEqual([])
}

/** Sign-in, asked to lead there. */
export const signInWith = (redirect: string) => `/signin?redirect=${encodeURIComponent(redirect)}`
