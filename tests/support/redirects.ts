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

/** The tricks for a site: all, or one of three shares, which the ways in have among them. */
export const redirectTricks = (origin: string, share?: 0 | 1 | 2): string[] =>
  tricks
    .filter((_, index) => share === undefined || index % 3 === share)
    .map((trick) => trick.replaceAll('{origin}', origin).replaceAll('@', evil).replaceAll('#', '@'))

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
