/** A mail as a page: the text's own paragraphs in the product's look, light or dark as the reader's device is. Nothing remote. */
import { brand } from '#contract/brand'
import type { MailMessage } from './index.ts'

/** Colours of the light and the dark scheme, named as in the design system's tokens. */
const light = {
  background: '#FAF9F4',
  surface: '#FFFFFF',
  text: '#1D2A23',
  textMuted: '#55645B',
  divider: '#DFE3DA',
  primary: '#1B7A4B',
  contrastText: '#FFFFFF',
}
const dark: typeof light = {
  background: '#101813',
  surface: '#18231C',
  text: '#E6EFE7',
  textMuted: '#A9BBAE',
  divider: '#2A3830',
  primary: '#6FD3A0',
  contrastText: '#0B1F15',
}

/** Mail programs that know no style sheet read the inline styles; those that follow the device's scheme read these rules. */
const darkRules = `@media (prefers-color-scheme: dark) {
.page { background: ${dark.background} !important }
.sheet { background: ${dark.surface} !important; border-color: ${dark.divider} !important }
.text { color: ${dark.text} !important }
.muted { color: ${dark.textMuted} !important }
.brand { color: ${dark.primary} !important }
.button { background: ${dark.primary} !important; color: ${dark.contrastText} !important }
}`

const FONT = "-apple-system, 'Segoe UI', 'PingFang SC', 'Microsoft YaHei', sans-serif"

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

const isLink = (paragraph: string) => /^https?:\/\/\S+$/.test(paragraph)

export function mailPage({ subject, text, action, unsubscribe }: MailMessage): string {
  const zh = /[\u4e00-\u9fff]{4}/.test(text)
  const label = action ?? (zh ? '打开链接' : 'Open the link')
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => paragraph.trim())
  // The signature is the heading here.
  const body = paragraphs
    .filter((paragraph) => paragraph !== brand.both)
    .map((paragraph) => {
      if (isLink(paragraph)) return button(paragraph, label)
      if (unsubscribe && paragraph.endsWith(unsubscribe.page)) return footer(paragraph, unsubscribe.page)
      return `<p style="margin:0 0 16px">${lines(paragraph)}</p>`
    })
  return `<!doctype html>
<html lang="${zh ? 'zh-CN' : 'en'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(subject)}</title>
<style>
${darkRules}
</style></head>
<body class="page" style="margin:0;padding:0;background:${light.background}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="background:${light.background}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="sheet" style="max-width:520px;background:${light.surface};border-radius:16px;border:1px solid ${light.divider}">
<tr><td class="brand" style="padding:28px 32px 0;font:600 20px/1.4 ${FONT};color:${light.primary}">${escaped(brand.both)}</td></tr>
<tr><td class="text" style="padding:16px 32px 0;font:600 22px/1.4 ${FONT};color:${light.text}">${escaped(subject)}</td></tr>
<tr><td class="text" style="padding:20px 32px 16px;font:400 16px/1.65 ${FONT};color:${light.text}">
${body.join('\n')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

const lines = (paragraph: string) => escaped(paragraph).replaceAll('\n', '<br>')

/** The URL is below as text too, for mail programs that show no buttons. */
function button(link: string, label: string): string {
  const href = escaped(link)
  return `<p style="margin:24px 0 12px"><a href="${href}" class="button" style="display:inline-block;padding:14px 28px;border-radius:12px;background:${light.primary};color:${light.contrastText};font-weight:600;text-decoration:none">${escaped(label)}</a></p>
<p style="margin:0 0 20px;font-size:13px;word-break:break-all"><a href="${href}" class="muted" style="color:${light.textMuted}">${href}</a></p>`
}

/** Why the mail came, with its last line as a link: that line is what the link does, then its address. */
function footer(paragraph: string, link: string): string {
  const words = paragraph.slice(0, -link.length).trim().split('\n')
  const label = (words.pop() ?? '').replace(/[:：]$/, '')
  const why = words.map((line) => `${escaped(line)}<br>`).join('')
  return `<p class="muted" style="margin:24px 0 16px;font-size:13px;color:${light.textMuted}">${why}<a href="${escaped(link)}" class="muted" style="color:${light.textMuted}">${escaped(label)}</a></p>`
}
