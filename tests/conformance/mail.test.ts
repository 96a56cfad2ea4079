import { expect, test } from 'vitest'
import { colors } from '../../src/design-system/tokens/color.ts'
import { mailPage } from '../../server/providers/mail/page.ts'

const html = mailPage({
  to: 'maple@wordgrove.example',
  subject: 'Confirm your e-mail',
  text: 'Hello\n\nhttps://wordgrove.example/verify-email/1',
})
const [, rules = ''] = /<style>([\s\S]*)<\/style>/.exec(html) ?? []
const inline = html.replace(rules, '')

/** A mail cannot import the design system; this holds the copies together. */
test.each([
  ['light', inline],
  ['dark', rules],
] as const)('a mail in the %s scheme has the colours of the tokens', (scheme, text) => {
  const { background, surface, text: textColor, textMuted, divider, primary, contrastText } = colors[scheme]
  const found = new Set(text.match(/#[0-9A-F]{6}/gi))
  expect(found).toEqual(new Set([background, surface, textColor, textMuted, divider, primary, contrastText]))
})

test('every class that a dark mail colours is in the page, and every coloured part has such a class', () => {
  const coloured = [...inline.matchAll(/<[^>]*(?:color|background):#[^>]*>/g)].map(([tag]) => tag)
  const classes = coloured.map((tag) => /class="(\w+)"/.exec(tag)?.[1])
  expect(new Set(classes)).toEqual(new Set([...rules.matchAll(/^\.(\w+)/gm)].map((match) => match[1])))
})
